import { ApolloError, type OperationVariables, type TypedDocumentNode } from "@apollo/client/core";
import type { Locale } from "@/config/languages";
import { randomUuid } from "@/lib/random-uuid";
import { idText, type WireId } from "@/lib/wire-id";
import { readAccepted } from "./answers/accepted";
import { extraHeaders } from "./api-settings";
import type { CallId } from "./call-groups";
import { client } from "./client";
import type { FormOptions } from "./contract-types";
import { CallError, connectionCode } from "./errors";
import type { CallSettings } from "./exchange";

type Call<Result, Variables> = {
  call: CallId;
  document: TypedDocumentNode<{ result: Result }, Variables>;
  variables: Variables;
  /** Takes out of an answer what a screen needs; absent where it needs nothing but that the call was accepted. */
  read?: (body: unknown, locale: Locale) => Result & object;
  /** Fields of the body, to which messages of a refusal are mapped. */
  fields?: readonly string[];
  /** Installs something: may take a minute. */
  isInstalling?: boolean;
  /** Nothing in the answer is required: one that is no JSON is accepted too. */
  isAnswerOptional?: boolean;
  /** Goes into the header that keeps it out of addresses. */
  hash?: WireId;
  options: FormOptions;
};

type Kind = "read" | "write";

/** A header holds visible ASCII characters only (RFC 9110, section 5.5). */
const headerText = (text: string) => (/^[\x21-\x7e]+$/.test(text) ? text : encodeURIComponent(text));

function headersOf<Result, Variables>(kind: Kind, { hash, options }: Call<Result, Variables>) {
  const { idempotencyKey, formTrace, onboardingHash } = extraHeaders();
  const headers: Record<string, string> = {};
  if (onboardingHash && hash !== undefined) headers["x-onboarding-hash"] = headerText(idText(hash));
  if (idempotencyKey && kind === "write") headers["idempotency-key"] = options.idempotencyKey ?? randomUuid();
  if (formTrace && options.formTrace !== undefined) headers["x-form-trace"] = options.formTrace;
  return headers;
}

function contextOf<Result, Variables>(kind: Kind, made: Call<Result, Variables>) {
  const { call: id, read, fields = [], isInstalling = false, isAnswerOptional = false, options } = made;
  const call: CallSettings = {
    call: id,
    fields,
    locale: options.locale,
    signal: options.signal,
    isRepeatable: kind === "read",
    isInstalling,
    needsAnswer: read === undefined ? "no" : isAnswerOptional ? "some" : "yes",
    read: read ?? readAccepted,
  };
  return { call, headers: headersOf(kind, made) };
}

/** Takes the failure out of what Apollo wraps around it. */
function callErrorOf(error: unknown): CallError {
  const inner = error instanceof ApolloError ? error.networkError : error;
  return inner instanceof CallError ? inner : new CallError(connectionCode(), { cause: error });
}

async function run<Result>(ask: () => Promise<{ data?: { result: Result } | null }>): Promise<Result> {
  try {
    const { data } = await ask();
    if (!data) throw new CallError("invalid-response");
    const { __typename: _, ...result } = data.result as Result & { __typename?: string }; // the REST link adds a type name
    return result as Result;
  } catch (error) {
    throw callErrorOf(error);
  }
}

/**
 * Makes a call that only reads: repeated by itself after a passing failure.
 * @throws CallError
 */
export function runQuery<Result, Variables extends OperationVariables>(
  call: Call<Result, Variables>,
): Promise<Result> {
  const { document: query, variables } = call;
  return run<Result>(() => client.query({ query, variables, context: contextOf("read", call) }));
}

/** The writes that have no answer yet, by what they say. */
const underWay = new Map<string, Promise<unknown>>();

/** A file has no content in JSON. */
const withFiles = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/**
 * Makes a call that creates or changes something: sent once, under an idempotency key. The same asked for again before it is
 * answered, by the page in another language say, gets the answer of the first.
 * @throws CallError
 */
export function runMutation<Result, Variables extends OperationVariables>(
  call: Call<Result, Variables>,
): Promise<Result> {
  const { document: mutation, variables } = call;
  const said = JSON.stringify([call.call, variables], withFiles);
  const running = underWay.get(said) as Promise<Result> | undefined;
  if (running) return running;
  const answer = run<Result>(() =>
    client.mutate({ mutation, variables, context: contextOf("write", call) }),
  ).finally(() => underWay.delete(said));
  underWay.set(said, answer);
  return answer;
}
