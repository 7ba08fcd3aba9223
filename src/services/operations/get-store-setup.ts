import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Credentials, ReadOptions } from "@/services/contract-types";
import { readStoreInstallation } from "@/services/answers/store-installation";
import { runQuery } from "@/services/run-call";
import { idForPath, product } from "@/services/store-path";

type Result = ReturnType<typeof readStoreInstallation>;

const document: TypedDocumentNode<{ result: Result }, { id: string; product: string }> = gql`
  query GetStoreSetup($id: String!, $product: String!) {
    result(id: $id, product: $product)
      @rest(
        type: "GetStoreSetupResult"
        path: "/site/onboarding-wizard/{args.id}/{args.product}-setup"
        method: "GET"
      ) {
      domain
      items
      finished
      tracked
    }
  }
`;

/** Brings the store's setup and how far the installation has come. */
export async function getStoreSetup(credentials: Credentials, options: ReadOptions): Promise<Result> {
  const variables = { id: idForPath(credentials), product };
  return runQuery({
    call: "get-store-setup",
    document,
    variables,
    read: readStoreInstallation,
    hash: credentials.hash,
    options,
  });
}
