import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, Credentials, Input, WriteOptions } from "@/services/contract-types";
import { configureInstagram as isAnswer } from "@/services/generated/response-validators";
import { runMutation } from "@/services/run-call";

type Result = Answer<"configure-instagram">;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"configure-instagram"> }> = gql`
  mutation ConfigureInstagram($input: ConfigureInstagramInput!) {
    result(input: $input)
      @rest(
        type: "ConfigureInstagramResult"
        path: "/site/onboarding-wizard/instagram-configure"
        method: "POST"
      ) {
      instagram
    }
  }
`;

/** Connects an Instagram account. */
export function configureInstagram(
  { id, hash }: Credentials,
  input: Input<"configure-instagram">,
  options?: WriteOptions,
): Promise<Result> {
  return runMutation({ document, variables: { input: { ...input, id, hash } }, isAnswer, options });
}
