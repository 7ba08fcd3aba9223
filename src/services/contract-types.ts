import type { operations } from "./generated/contract";

/** Name of a call in the contract. */
type OperationId = keyof operations;

/** What a call answers when it is accepted. */
export type Answer<Id extends OperationId> = operations[Id]["responses"][200]["content"]["application/json"];

/** The JSON body of a call. */
export type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Content } };
}
  ? Content
  : never;

/** What stands for the right to continue an onboarding. */
export type Credentials = { id: string; hash: string };

/** What a caller gives to a call that carries credentials: the body without them. */
export type Input<Id extends OperationId> = Omit<Body<Id>, keyof Credentials>;

/** How a call that only reads may be steered. */
export type ReadOptions = { signal?: AbortSignal };

/** How a call that creates or changes something may be steered; the key is one UUID per intent of the visitor. */
export type WriteOptions = ReadOptions & { idempotencyKey?: string };

/** The same for the forms that anybody may send: how the form was filled in (src/lib/form-trace.ts). */
export type FormOptions = WriteOptions & { formTrace?: string };
