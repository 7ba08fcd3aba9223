import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Credentials, ReadOptions } from "@/services/contract-types";
import { readCompanyData } from "@/services/answers/company-data";
import { runQuery } from "@/services/run-call";
import { idForPath, product } from "@/services/store-path";

type Result = ReturnType<typeof readCompanyData>;

const document: TypedDocumentNode<{ result: Result }, { id: string; product: string }> = gql`
  query GetStoreEdit($id: String!, $product: String!) {
    result(id: $id, product: $product)
      @rest(
        type: "GetStoreEditResult"
        path: "/site/onboarding-wizard/{args.id}/{args.product}-edit"
        method: "GET"
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

/** Brings the saved company data; empty texts where nothing was saved. */
export async function getStoreEdit(credentials: Credentials, options: ReadOptions): Promise<Result> {
  const variables = { id: idForPath(credentials), product };
  return runQuery({
    call: "get-store-edit",
    document,
    variables,
    read: readCompanyData,
    hash: credentials.hash,
    options,
  });
}
