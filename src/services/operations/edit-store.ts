import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, Credentials, WriteOptions } from "@/services/contract-types";
import { editStore as isAnswer } from "@/services/generated/response-validators";
import { runMutation } from "@/services/run-call";
import { idForPath, product } from "@/services/store-path";

type Result = Answer<"edit-store">;

const document: TypedDocumentNode<
  { result: Result },
  { id: string; product: string; input: Body<"edit-store"> }
> = gql`
  mutation EditStore($id: String!, $product: String!, $input: EditStoreInput!) {
    result(id: $id, product: $product, input: $input)
      @rest(
        type: "EditStoreResult"
        path: "/site/onboarding-wizard/{args.id}/{args.product}-edit"
        method: "POST"
      ) {
      company
      owner
      address
      country
      district
      city
      town
      zip_code
      mail
      taxoffice
      taxnumber
      phone
      mobile_phone
      fax
    }
  }
`;

/** Saves company data of the store; what is left out stays as it was. */
export async function editStore(
  credentials: Credentials,
  input: Body<"edit-store">,
  options?: WriteOptions,
): Promise<Result> {
  const variables = { id: idForPath(credentials), product, input };
  return runMutation({ document, variables, isAnswer, hash: credentials.hash, options });
}
