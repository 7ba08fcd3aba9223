import type { Locale } from "@/config/languages";
import type { WireId } from "@/lib/wire-id";
import type { CallId } from "./call-groups";
import type { operations } from "./generated/contract";

/** Names of fields that contain ids, hashes and codes, which are sent back unchanged. */
type OpaqueName =
  "id" | "hash" | "package_id" | "page_id" | "account_access_token" | "whatsapp_number" | "integration_type";

/** A body defined by the contract whose ids may be strings or numbers, as backends differ. */
export type Opaque<Content> = {
  [Name in keyof Content]: Name extends OpaqueName
    ? WireId
    : Name extends "features_ids" | "services"
      ? WireId[]
      : Content[Name];
};

type Content<Id extends CallId> = operations[Id] extends { requestBody: { content: infer ByType } }
  ? ByType[keyof ByType]
  : undefined;

export type Body<Id extends CallId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Json } };
}
  ? Opaque<Json>
  : never;

/** Request body: JSON, the parts of a form with files, or undefined. */
export type SentBody<Id extends CallId> = Body<Id> | (operations[Id] extends { requestBody: { content: { "multipart/form-data": unknown } } } ? Record<string, unknown> : Content<Id> extends undefined ? undefined : never); // prettier-ignore

/** Credentials of an onboarding; ids keep the JSON type that they had in the response. */
export type Credentials = { id: WireId; hash: WireId };

/** Body of a call without the credentials, which are added separately. */
export type Input<Id extends CallId> = Omit<Body<Id>, keyof Credentials>;

type Leaves<Value> = {
  [Name in keyof Value]-?: NonNullable<Value[Name]> extends readonly unknown[] | string | number | boolean
    ? Name
    : Leaves<NonNullable<Value[Name]>>;
}[keyof Value];

/** Names of the fields in a call's body that a visitor fills in, including those of nested objects. */
export type FieldName<Id extends CallId> = Exclude<Leaves<Content<Id>>, keyof Credentials> & string;

/** Options of read calls; the language is that of the page. */
export type ReadOptions = { locale: Locale; signal?: AbortSignal };

/** Options of write calls; the idempotency key is a UUID per user action. */
export type WriteOptions = ReadOptions & { idempotencyKey?: string };

/** Options for calls from public forms, including the form trace (src/lib/form-trace.ts). */
export type FormOptions = WriteOptions & { formTrace?: string };
