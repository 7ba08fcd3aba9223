import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, Credentials, Input, WriteOptions } from "@/services/contract-types";
import { selectPackage as isAnswer } from "@/services/generated/response-validators";
import { runMutation } from "@/services/run-call";

type Result = Answer<"select-package">;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"select-package"> }> = gql`
  mutation SelectPackage($input: SelectPackageInput!) {
    result(input: $input)
      @rest(type: "SelectPackageResult", path: "/site/onboarding-wizard/select-package", method: "POST") {
      package
    }
  }
`;

/** Chooses a package and its features. */
export function selectPackage(
  { id, hash }: Credentials,
  input: Input<"select-package">,
  options?: WriteOptions,
): Promise<Result> {
  return runMutation({ document, variables: { input: { ...input, id, hash } }, isAnswer, options });
}
