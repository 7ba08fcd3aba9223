import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, Credentials, ReadOptions } from "@/services/contract-types";
import { readPackageList } from "@/services/answers/package-list";
import { runQuery } from "@/services/run-call";

type Result = ReturnType<typeof readPackageList>;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"list-packages"> }> = gql`
  query ListPackages($input: ListPackagesInput!) {
    result(input: $input)
      @rest(type: "ListPackagesResult", path: "/site/onboarding-wizard/packages", method: "POST") {
      packages
    }
  }
`;

/** Lists the packages on offer. */
export function listPackages({ id, hash }: Credentials, options: ReadOptions): Promise<Result> {
  return runQuery({
    call: "list-packages",
    document,
    variables: { input: { id, hash } },
    read: readPackageList,
    options,
  });
}
