import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, Credentials, Input, WriteOptions } from "@/services/contract-types";
import { configureFacebook as isAnswer } from "@/services/generated/response-validators";
import { runMutation } from "@/services/run-call";

type Result = Answer<"configure-facebook">;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"configure-facebook"> }> = gql`
  mutation ConfigureFacebook($input: ConfigureFacebookInput!) {
    result(input: $input)
      @rest(
        type: "ConfigureFacebookResult"
        path: "/site/onboarding-wizard/facebook-configure"
        method: "POST"
      ) {
      facebook
      pages
    }
  }
`;

/** Connects the Facebook page that was allowed in Meta's dialog; `facebook` is null where no page was allowed. */
export function configureFacebook(
  { id, hash }: Credentials,
  input: Input<"configure-facebook">,
  options?: WriteOptions,
): Promise<Result> {
  return runMutation({ document, variables: { input: { ...input, id, hash } }, isAnswer, options });
}
