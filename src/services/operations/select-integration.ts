import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, Credentials, Input, WriteOptions } from "@/services/contract-types";
import { selectIntegration as isAnswer } from "@/services/generated/response-validators";
import { runMutation } from "@/services/run-call";

type Result = Answer<"select-integration">;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"select-integration"> }> = gql`
  mutation SelectIntegration($input: SelectIntegrationInput!) {
    result(input: $input)
      @rest(
        type: "SelectIntegrationResult"
        path: "/site/onboarding-wizard/select-integration"
        method: "POST"
      ) {
      integration_type
    }
  }
`;

/** Chooses the e-commerce site to connect, or "none". */
export function selectIntegration(
  { id, hash }: Credentials,
  input: Input<"select-integration">,
  options?: WriteOptions,
): Promise<Result> {
  return runMutation({ document, variables: { input: { ...input, id, hash } }, isAnswer, options });
}
