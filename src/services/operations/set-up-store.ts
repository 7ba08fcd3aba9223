import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, Credentials, WriteOptions } from "@/services/contract-types";
import { setUpStore as isAnswer } from "@/services/generated/response-validators";
import { runMutation } from "@/services/run-call";
import { idForPath, product } from "@/services/store-path";

type Result = Answer<"set-up-store">;

const document: TypedDocumentNode<
  { result: Result },
  { id: string; product: string; input: Body<"set-up-store"> }
> = gql`
  mutation SetUpStore($id: String!, $product: String!, $input: SetUpStoreInput!) {
    result(id: $id, product: $product, input: $input)
      @rest(
        type: "SetUpStoreResult"
        path: "/site/onboarding-wizard/{args.id}/{args.product}-setup"
        method: "POST"
      ) {
      email
      sub_domain
      domain
    }
  }
`;

/** Chooses the store's address and the mailbox of its owner. */
export async function setUpStore(
  credentials: Credentials,
  input: Body<"set-up-store">,
  options?: WriteOptions,
): Promise<Result> {
  const variables = { id: idForPath(credentials), product, input };
  return runMutation({ document, variables, isAnswer, hash: credentials.hash, options });
}
