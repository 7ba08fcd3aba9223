import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, Credentials, Input, WriteOptions } from "@/services/contract-types";
import type { Accepted } from "@/services/answers/accepted";
import { runMutation } from "@/services/run-call";

const document: TypedDocumentNode<{ result: Accepted }, { input: Body<"select-integration"> }> = gql`
  mutation SelectIntegration($input: SelectIntegrationInput!) {
    result(input: $input)
      @rest(
        type: "SelectIntegrationResult"
        path: "/site/onboarding-wizard/select-integration"
        method: "POST"
      ) {
      accepted
    }
  }
`;

/** Chooses the e-commerce site to connect, or "none". */
export function selectIntegration(
  { id, hash }: Credentials,
  input: Input<"select-integration">,
  options: WriteOptions,
): Promise<Accepted> {
  return runMutation({
    call: "select-integration",
    document,
    variables: { input: { ...input, id, hash } },
    options,
  });
}
