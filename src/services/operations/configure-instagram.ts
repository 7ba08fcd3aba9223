import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, Credentials, Input, WriteOptions } from "@/services/contract-types";
import type { Accepted } from "@/services/answers/accepted";
import { runMutation } from "@/services/run-call";

const document: TypedDocumentNode<{ result: Accepted }, { input: Body<"configure-instagram"> }> = gql`
  mutation ConfigureInstagram($input: ConfigureInstagramInput!) {
    result(input: $input)
      @rest(
        type: "ConfigureInstagramResult"
        path: "/site/onboarding-wizard/instagram-configure"
        method: "POST"
      ) {
      accepted
    }
  }
`;

/** Connects an Instagram account. */
export function configureInstagram(
  { id, hash }: Credentials,
  input: Input<"configure-instagram">,
  options: WriteOptions,
): Promise<Accepted> {
  return runMutation({
    call: "configure-instagram",
    document,
    variables: { input: { ...input, id, hash } },
    isInstalling: true,
    options,
  });
}
