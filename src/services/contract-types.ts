import type { Locale } from "@/config/languages";
import type { WireId } from "@/lib/wire-id";
import type { CallId } from "./call-groups";
import type { operations } from "./generated/contract";

/** Names of the fields that hold ids, hashes and codes: sent back as the backend wrote them. */
type OpaqueName =
  "id" | "hash" | "package_id" | "page_id" | "account_access_token" | "whatsapp_number" | "integration_type";

/** A body of the contract, whose ids may be of another type for another backend. */
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

/** What is sent: a JSON body, the parts of a form with files, or nothing. */
export type SentBody<Id extends CallId> = Body<Id> | (operations[Id] extends { requestBody: { content: { "multipart/form-data": unknown } } } ? Record<string, unknown> : Content<Id> extends undefined ? undefined : never); // prettier-ignore

/** The credentials of an onboarding; ids keep the JSON type the backend sent. */
export type Credentials = { id: WireId; hash: WireId };

/** What a caller gives to a call that carries credentials: the body without them. */
export type Input<Id extends CallId> = Omit<Body<Id>, keyof Credentials>;

type Leaves<Value> = {
  [Name in keyof Value]-?: NonNullable<Value[Name]> extends readonly unknown[] | string | number | boolean
    ? Name
    : Leaves<NonNullable<Value[Name]>>;
}[keyof Value];

/** Names of the fields that a visitor fills in for a call, those of nested objects included. */
export type FieldName<Id extends CallId> = Exclude<Leaves<Content<Id>>, keyof Credentials> & string;

/** How a call that only reads may be steered; the language is that of the page that makes it. */
export type ReadOptions = { locale: Locale; signal?: AbortSignal };

/** How a call that creates or changes something may be steered; the key is one UUID per intent of the visitor. */
export type WriteOptions = ReadOptions & { idempotencyKey?: string };

/** The same for the forms that anybody may send: how the form was filled in (src/lib/form-trace.ts). */
export type FormOptions = WriteOptions & { formTrace?: string };
