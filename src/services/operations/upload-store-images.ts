import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Credentials, Opaque, WriteOptions } from "@/services/contract-types";
import type { components } from "@/services/generated/contract";
import type { Accepted } from "@/services/answers/accepted";
import { runMutation } from "@/services/run-call";
import { product } from "@/services/store-path";

type Meta = Opaque<components["schemas"]["StoreMeta"]>;
type Files = { logo?: Blob | null; favicon?: Blob | null };

/** The store's pictures, where there are new ones, its meta texts, and its look where one was chosen. */
export type StoreImages = Files & Omit<Meta, "id">;

type Variables = { product: string; input: Files & { data: Meta } };

const document: TypedDocumentNode<{ result: Accepted }, Variables> = gql`
  mutation UploadStoreImages($product: String!, $input: UploadStoreImagesInput!) {
    result(product: $product, input: $input)
      @rest(
        type: "UploadStoreImagesResult"
        path: "/site/onboarding-wizard/{args.product}-image"
        method: "POST"
        bodySerializer: "multipart"
      ) {
      accepted
    }
  }
`;

/** The fields of the body, to which messages of a refusal are mapped. */
const fields = ["logo", "favicon", "title", "description", "tags", "theme", "color"];

/** Saves the store's logo, favicon and meta texts; a picture that is left out stays as it was. */
export function uploadStoreImages(
  { id, hash }: Credentials,
  { logo, favicon, ...texts }: StoreImages,
  options: WriteOptions,
): Promise<Accepted> {
  const input = { logo, favicon, data: { id, ...texts } };
  return runMutation({
    call: "upload-store-images",
    document,
    variables: { product, input },
    fields,
    isInstalling: true,
    hash,
    options,
  });
}
