import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Credentials, ReadOptions } from "@/services/contract-types";
import { getStoreSetup as isAnswer } from "@/services/generated/response-validators";
import { runQuery } from "@/services/run-call";
import { idForPath, product } from "@/services/store-path";

type Result = Answer<"get-store-setup">;

const document: TypedDocumentNode<{ result: Result }, { id: string; product: string }> = gql`
  query GetStoreSetup($id: String!, $product: String!) {
    result(id: $id, product: $product)
      @rest(
        type: "GetStoreSetupResult"
        path: "/site/onboarding-wizard/{args.id}/{args.product}-setup"
        method: "GET"
      ) {
      email
      sub_domain
      domain
      items
      finished
    }
  }
`;

/** Brings the store's setup and how far the installation has come. */
export async function getStoreSetup(credentials: Credentials, options?: ReadOptions): Promise<Result> {
  const variables = { id: idForPath(credentials), product };
  return runQuery({ document, variables, isAnswer, hash: credentials.hash, options });
}
