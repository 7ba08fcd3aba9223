import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, Credentials, WriteOptions } from "@/services/contract-types";
import type { Accepted } from "@/services/answers/accepted";
import { runMutation } from "@/services/run-call";
import { idForPath, product } from "@/services/store-path";

const document: TypedDocumentNode<
  { result: Accepted },
  { id: string; product: string; input: Body<"set-up-store"> }
> = gql`
  mutation SetUpStore($id: String!, $product: String!, $input: SetUpStoreInput!) {
    result(id: $id, product: $product, input: $input)
      @rest(
        type: "SetUpStoreResult"
        path: "/site/onboarding-wizard/{args.id}/{args.product}-setup"
        method: "POST"
      ) {
      accepted
    }
  }
`;

/** The fields of the body, to which messages of a refusal are mapped. */
const fields = ["email", "sub_domain"];

/** Chooses the store's address and the mailbox of its owner. */
export async function setUpStore(
  credentials: Credentials,
  input: Body<"set-up-store">,
  options: WriteOptions,
): Promise<Accepted> {
  const variables = { id: idForPath(credentials), product, input };
  return runMutation({
    call: "set-up-store",
    document,
    variables,
    fields,
    isInstalling: true,
    hash: credentials.hash,
    options,
  });
}
