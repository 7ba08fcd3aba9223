import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, Credentials, Input, ReadOptions } from "@/services/contract-types";
import { readInstagramAccountList } from "@/services/answers/instagram-account-list";
import { runQuery } from "@/services/run-call";

type Result = ReturnType<typeof readInstagramAccountList>;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"list-instagram-accounts"> }> = gql`
  query ListInstagramAccounts($input: ListInstagramAccountsInput!) {
    result(input: $input)
      @rest(
        type: "ListInstagramAccountsResult"
        path: "/site/onboarding-wizard/instagram-accounts"
        method: "POST"
      ) {
      accounts
    }
  }
`;

/** Lists the Instagram accounts of the allowed pages. */
export function listInstagramAccounts(
  { id, hash }: Credentials,
  input: Input<"list-instagram-accounts">,
  options: ReadOptions,
): Promise<Result> {
  return runQuery({
    call: "list-instagram-accounts",
    document,
    variables: { input: { ...input, id, hash } },
    read: readInstagramAccountList,
    options,
  });
}
