import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, Credentials, Input, ReadOptions } from "@/services/contract-types";
import { listInstagramAccounts as isAnswer } from "@/services/generated/response-validators";
import { runQuery } from "@/services/run-call";

type Result = Answer<"list-instagram-accounts">;

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
  options?: ReadOptions,
): Promise<Result> {
  return runQuery({ document, variables: { input: { ...input, id, hash } }, isAnswer, options });
}
