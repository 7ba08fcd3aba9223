import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, Credentials, ReadOptions } from "@/services/contract-types";
import { listPackages as isAnswer } from "@/services/generated/response-validators";
import { runQuery } from "@/services/run-call";

type Result = Answer<"list-packages">;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"list-packages"> }> = gql`
  query ListPackages($input: ListPackagesInput!) {
    result(input: $input)
      @rest(type: "ListPackagesResult", path: "/site/onboarding-wizard/packages", method: "POST") {
      packages
    }
  }
`;

/** Lists the packages on offer. */
export function listPackages({ id, hash }: Credentials, options?: ReadOptions): Promise<Result> {
  return runQuery({ document, variables: { input: { id, hash } }, isAnswer, options });
}
