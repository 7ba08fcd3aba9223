import { ApolloError, gql } from "@apollo/client/core";
import { randomUuid } from "@/lib/browser-support";
import { idText } from "@/lib/wire-id";
import type { Answer } from "./answers/read-answer";
import { extraHeaders } from "./api-settings";
import type { CallId } from "./call-groups";
import { client, withSettings } from "./client";
import type {
  Credentials,
  FieldName,
  FormOptions,
  Input,
  ReadOptions,
  SentBody,
  WriteOptions,
} from "./contract-types";
import { CallError, connectionCode } from "./errors";
import type { CallSettings } from "./exchange";
import type { paths } from "./generated/contract";

/** Result of calls for which only success matters. */
export type Accepted = { accepted: true };

type RestCall<Id extends CallId, Fields, Result> = {
  /** Reads are retried after a temporary failure. Writes are sent once, with an idempotency key. */
  kind: "read" | "write";
  method?: "GET" | "POST";
  answer?: Answer<Result>;
  /** All fields of the form that makes the call, to which the backend's errors are mapped. */
  fields?: Fields & ([Exclude<FieldName<Id>, Extract<Fields, readonly unknown[]>[number]>] extends [never] ? unknown : "fields are missing"); // prettier-ignore
  /** Whether the call includes an installation, which may take a minute. */
  isInstalling?: boolean;
  isMultipart?: boolean;
};

/** Path parameter that names the product being set up. */
const product = "store";

/**
 * Encodes the id as a path segment.
 * @throws CallError "not-found" for an id that cannot be a segment, such as ".."
 */
function idForPath({ id }: Credentials): string {
  const text = idText(id);
  // Browsers resolve these as dot segments, even if percent-encoded (URL Standard).
  if (/^\.{0,2}$/.test(text)) throw new CallError("not-found");
  try {
    return encodeURIComponent(text);
  } catch (cause) {
    throw new CallError("not-found", { cause });
  }
}

/** Encodes a header value, which may only contain visible ASCII characters (RFC 9110, section 5.5). */
const headerText = (text: string) => (/^[\x21-\x7e]+$/.test(text) ? text : encodeURIComponent(text));

function headersOf(kind: "read" | "write", options: FormOptions, own?: Credentials) {
  const { idempotencyKey, formTrace, onboardingHash } = extraHeaders();
  const headers: Record<string, string> = { "x-app-lang-code": options.locale };
  if (onboardingHash && own) headers["x-onboarding-hash"] = headerText(idText(own.hash));
  if (idempotencyKey && kind === "write") headers["idempotency-key"] = options.idempotencyKey ?? randomUuid();
  if (formTrace && options.formTrace !== undefined) headers["x-form-trace"] = options.formTrace;
  return headers;
}

/** Extracts the CallError from the errors that Apollo wraps it in. */
function callErrorOf(error: unknown): CallError {
  const inner = error instanceof ApolloError ? error.networkError : error;
  return inner instanceof CallError ? inner : new CallError(connectionCode(), { cause: error });
}

type Asked<Result> = { data?: { result: { answer: Result } } | null };

/** Writes that still await a response, keyed by their content. */
const underWay = new Map<string, Promise<unknown>>();

/** JSON replacer that identifies files by name, size and date; otherwise they become empty objects. */
const withFiles = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** Returns the pending response if an identical write is sent again, for example after a language switch. */
function once<Result>(key: unknown[], send: () => Promise<Result>): Promise<Result> {
  const said = JSON.stringify(key, withFiles);
  const running = underWay.get(said) as Promise<Result> | undefined;
  if (running) return running;
  const answer = send().finally(() => underWay.delete(said));
  underWay.set(said, answer);
  return answer;
}

/**
 * Creates a function that calls a contract operation.
 * @returns a function that sends a body and rejects only with CallError; `own` passes credentials that the body
 * lacks: their id becomes part of the path, their hash a header
 */
export function restCall<
  Id extends CallId,
  Result = Accepted,
  const Fields extends readonly FieldName<Id>[] = readonly [],
>(call: Id, path: keyof paths, made: RestCall<Id, Fields, Result>) {
  const { kind, method = "POST", answer, fields = [], isInstalling = false, isMultipart = false } = made;
  const type = kind === "read" ? "query" : "mutation";
  const document = gql`
    ${type} Call($input: Input, $id: String, $product: String) {
      result(input: $input, id: $id, product: $product)
        @rest(type: "Result", method: "${method}", path: "${path.replaceAll("{", "{args.")}"${isMultipart ? ', bodySerializer: "multipart"' : ""}) {
        answer
      }
    }
  `;
  const send = async (body: SentBody<Id>, options: FormOptions, own?: Credentials): Promise<Result> => {
    const id = own && path.includes("{id}") ? idForPath(own) : undefined;
    const variables = { input: body, id, product };
    const settings: CallSettings = {
      call,
      fields,
      signal: options.signal,
      isRepeatable: kind === "read",
      isInstalling,
      answer,
    };
    try {
      const { data } = await withSettings(
        settings,
        headersOf(kind, options, own),
        (context): Promise<Asked<Result>> =>
          kind === "read"
            ? client.query({ query: document, variables, context })
            : client.mutate({ mutation: document, variables, context }),
      );
      if (!data) throw new CallError("invalid-response");
      return data.result.answer;
    } catch (error) {
      throw callErrorOf(error);
    }
  };
  if (kind === "read") return send;
  return (...sent: Parameters<typeof send>) => once([call, sent[0], sent[2]], () => send(...sent));
}

export const wizard = "/site/onboarding-wizard";
type WizardPath = keyof paths extends infer Path
  ? Path extends `${typeof wizard}/${infer Rest}`
    ? Rest
    : never
  : never;

/** Creates the function that makes a call with the onboarding's credentials in its body. */
export function onboardingCall<
  Id extends CallId,
  Result = Accepted,
  const Fields extends readonly FieldName<Id>[] = readonly [],
>(call: Id, path: WizardPath, made: RestCall<Id, Fields, Result>) {
  const send = restCall(call, `${wizard}/${path}`, made);
  return ({ id, hash }: Credentials, input: Input<Id>, options: WriteOptions) =>
    // Input and credentials together are the body.
    send({ ...input, id, hash } as unknown as SentBody<Id>, options);
}

/** Creates a function that makes a read call and sends only the credentials. */
export function onboardingRead<Id extends CallId, Result>(
  call: Id,
  path: WizardPath,
  answer: Answer<Result>,
) {
  const send = onboardingCall(call, path, { kind: "read", answer });
  return (own: Credentials, options: ReadOptions) => send(own, {} as Input<Id>, options);
}
