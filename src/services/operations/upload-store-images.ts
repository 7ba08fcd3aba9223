import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Credentials, WriteOptions } from "@/services/contract-types";
import type { components } from "@/services/generated/contract";
import { uploadStoreImages as isAnswer } from "@/services/generated/response-validators";
import { runMutation } from "@/services/run-call";
import { product } from "@/services/store-path";

type Result = Answer<"upload-store-images">;
type Meta = components["schemas"]["StoreMeta"];
type Files = { logo?: Blob | null; favicon?: Blob | null };

/** The store's pictures, where there are new ones, and its meta texts. */
export type StoreImages = Files & Omit<Meta, "id">;

type Variables = { product: string; input: Files & { data: Meta } };

const document: TypedDocumentNode<{ result: Result }, Variables> = gql`
  mutation UploadStoreImages($product: String!, $input: UploadStoreImagesInput!) {
    result(product: $product, input: $input)
      @rest(
        type: "UploadStoreImagesResult"
        path: "/site/onboarding-wizard/{args.product}-image"
        method: "POST"
        bodySerializer: "multipart"
      ) {
      logo
      favicon
      title
      description
      tags
    }
  }
`;

/** Saves the store's logo, favicon and meta texts; a picture that is left out stays as it was. */
export function uploadStoreImages(
  { id, hash }: Credentials,
  { logo, favicon, title, description, tags }: StoreImages,
  options?: WriteOptions,
): Promise<Result> {
  const input = { logo, favicon, data: { id, title, description, tags } };
  return runMutation({ document, variables: { product, input }, isAnswer, hash, options });
}
