import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, Credentials, Input, WriteOptions } from "@/services/contract-types";
import type { Accepted } from "@/services/answers/accepted";
import { runMutation } from "@/services/run-call";

const document: TypedDocumentNode<{ result: Accepted }, { input: Body<"select-package"> }> = gql`
  mutation SelectPackage($input: SelectPackageInput!) {
    result(input: $input)
      @rest(type: "SelectPackageResult", path: "/site/onboarding-wizard/select-package", method: "POST") {
      accepted
    }
  }
`;

/** Chooses a package and its features. */
export function selectPackage(
  { id, hash }: Credentials,
  input: Input<"select-package">,
  options: WriteOptions,
): Promise<Accepted> {
  return runMutation({
    call: "select-package",
    document,
    variables: { input: { ...input, id, hash } },
    options,
  });
}
