import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, Credentials, WriteOptions } from "@/services/contract-types";
import type { Accepted } from "@/services/answers/accepted";
import { runMutation } from "@/services/run-call";
import { idForPath, product } from "@/services/store-path";

const document: TypedDocumentNode<
  { result: Accepted },
  { id: string; product: string; input: Body<"edit-store"> }
> = gql`
  mutation EditStore($id: String!, $product: String!, $input: EditStoreInput!) {
    result(id: $id, product: $product, input: $input)
      @rest(
        type: "EditStoreResult"
        path: "/site/onboarding-wizard/{args.id}/{args.product}-edit"
        method: "POST"
      ) {
      accepted
    }
  }
`;

/** The fields of the body, to which messages of a refusal are mapped. */
const fields = [
  "company",
  "owner",
  "address",
  "country",
  "district",
  "city",
  "town",
  "zip_code",
  "mail",
  "taxoffice",
  "taxnumber",
  "phone",
  "mobile_phone",
  "fax",
  "theme",
  "color",
];

/** Saves company data of the store; what is left out stays as it was. */
export async function editStore(
  credentials: Credentials,
  input: Body<"edit-store">,
  options: WriteOptions,
): Promise<Accepted> {
  const variables = { id: idForPath(credentials), product, input };
  return runMutation({ call: "edit-store", document, variables, fields, hash: credentials.hash, options });
}
