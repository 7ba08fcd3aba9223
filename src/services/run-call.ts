import { ApolloError, type OperationVariables, type TypedDocumentNode } from "@apollo/client/core";
import { client } from "./client";
import type { FormOptions } from "./contract-types";
import { CallError, connectionCode } from "./errors";
import type { CallSettings } from "./exchange";
import type { Validator } from "./generated/response-validators";
import { randomUuid } from "@/lib/random-uuid";

type Call<Result, Variables> = {
  document: TypedDocumentNode<{ result: Result }, Variables>;
  variables: Variables;
  isAnswer: Validator<Result>;
  /** Goes into the header that keeps it out of addresses. */
  hash?: string;
  options?: FormOptions;
};

type Kind = "read" | "write";

function contextOf<Result, Variables>(kind: Kind, { isAnswer, hash, options }: Call<Result, Variables>) {
  const call: CallSettings = { isAnswer, signal: options?.signal, isRepeatable: kind === "read" };
  const headers: Record<string, string> = {};
  if (hash !== undefined) headers["x-onboarding-hash"] = hash;
  if (kind === "write") headers["idempotency-key"] = options?.idempotencyKey ?? randomUuid();
  if (options?.formTrace !== undefined) headers["x-form-trace"] = options.formTrace;
  return { call, headers };
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

/**
 * Makes a call that creates or changes something: sent once, under an idempotency key.
 * @throws CallError
 */
export function runMutation<Result, Variables extends OperationVariables>(
  call: Call<Result, Variables>,
): Promise<Result> {
  const { document: mutation, variables } = call;
  return run<Result>(() => client.mutate({ mutation, variables, context: contextOf("write", call) }));
}
