import { installation } from "@/services/answers/onboarding";
import { companyData, companyFields } from "@/services/answers/store";
import type { Body, Credentials, Opaque, ReadOptions, WriteOptions } from "@/services/contract-types";
import type { components } from "@/services/generated/contract";
import { restCall, wizard } from "@/services/rest-call";

const setupPath = `${wizard}/{id}/{product}-setup` as const;
const editPath = `${wizard}/{id}/{product}-edit` as const;
const setup = restCall("set-up-store", setupPath, {
  kind: "write",
  fields: ["email", "sub_domain"],
  isInstalling: true,
});
const progress = restCall("get-store-setup", setupPath, {
  kind: "read",
  method: "GET",
  answer: installation,
});
const edit = restCall("edit-store", editPath, {
  kind: "write",
  fields: [...companyFields, "theme", "color"],
});
const company = restCall("get-store-edit", editPath, { kind: "read", method: "GET", answer: companyData });
const images = restCall("upload-store-images", `${wizard}/{product}-image`, {
  kind: "write",
  fields: ["logo", "favicon", "title", "description", "tags", "theme", "color"],
  isInstalling: true,
  isMultipart: true,
});

/** The store's new pictures, its meta texts, and its theme if one was selected. */
export type StoreImages = { logo?: Blob | null; favicon?: Blob | null } & Omit<
  Opaque<components["schemas"]["StoreMeta"]>,
  "id"
>;

/** Sets the address of the store and the email address of its owner. */
export const setUpStore = (own: Credentials, input: Body<"set-up-store">, options: WriteOptions) =>
  setup(input, options, own);

/** Fetches the store's setup and the progress of its installation. */
export const getStoreSetup = (own: Credentials, options: ReadOptions) => progress(undefined, options, own);

/** Saves the store's company data; omitted fields remain unchanged. */
export const editStore = (own: Credentials, input: Body<"edit-store">, options: WriteOptions) =>
  edit(input, options, own);

/** Fetches the saved company data; empty strings if there is no saved data. */
export const getStoreEdit = (own: Credentials, options: ReadOptions) => company(undefined, options, own);

/** Saves the store's logo, favicon and meta texts; omitted pictures remain unchanged. */
export const uploadStoreImages = (
  own: Credentials,
  { logo, favicon, ...texts }: StoreImages,
  options: WriteOptions,
) => images({ logo, favicon, data: { id: own.id, ...texts } }, options, own);
