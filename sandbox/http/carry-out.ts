import type { Backend, Call, Handler } from "../calls/call";
import { authenticate } from "../calls/credentials";
import { handlers } from "../calls/handlers";
import type { Operation, OperationId } from "../contract";
import { Refusal } from "../messages";
import type { Locale } from "../../src/config/languages";
import { InvalidFields } from "./error-answer";
import type { Content } from "./read-body";

export type ReceivedCall = {
  operation: Operation;
  content: Content;
  locale: Locale;
  pathId?: string;
  hashHeader?: string;
  idempotencyKey?: string;
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function onboardingOf({ store }: Backend, { operation, content, pathId, hashHeader }: ReceivedCall) {
  const { body } = content;
  if (operation.hashSource === "body") return authenticate(store, body["id"], body["hash"]);
  if (operation.hashSource === "header") return authenticate(store, pathId ?? body["id"], hashHeader);
  return undefined;
}

function answerOf(backend: Backend, received: ReceivedCall): object {
  const { operation, content, locale } = received;
  const onboarding = onboardingOf(backend, received);
  const errors = operation.errorsOf(content.body);
  if (errors.length > 0) throw new InvalidFields(errors);
  // The body has been validated against this operation's schema, and onboarding calls are authenticated,
  // which the types of the handler table reflect.
  const handler = handlers[operation.id] as Handler<OperationId>;
  const call = { ...backend, ...content, onboarding, locale } as unknown as Call<OperationId>;
  return handler(call);
}

/**
 * Stores changes and their response in one transaction, so that a repeated request never takes effect twice.
 */
function write(backend: Backend, received: ReceivedCall): object {
  const { operation, content, idempotencyKey, pathId = "" } = received;
  const { store } = backend;
  const carriedOut = () => {
    const answer = answerOf(backend, received);
    backend.onEffect?.(operation.id);
    return answer;
  };
  if (!idempotencyKey) return carriedOut();
  const key = `${operation.id} ${idempotencyKey.toLowerCase()}`;
  const fingerprint = `${pathId} ${content.fingerprint}`;
  const known = store.answers.get(key);
  if (known && known.fingerprint !== fingerprint) throw new Refusal(422, "idempotency_key_reused");
  if (known) {
    onboardingOf(backend, received);
    return known.answer;
  }
  const answer = carriedOut();
  void store.answers.put(key, { fingerprint, answer });
  return answer;
}

/** Creates the function that executes calls, one at a time per idempotency key. */
export function createExecutor(backend: Backend) {
  const underWay = new Set<string>();

  return async function carryOut(received: ReceivedCall, hold: () => Promise<void>): Promise<object> {
    const { operation, idempotencyKey } = received;
    if (!operation.isWrite) return answerOf(backend, received);
    if (idempotencyKey !== undefined && !uuid.test(idempotencyKey))
      throw new Refusal(400, "invalid_idempotency_key");
    const key = idempotencyKey && `${operation.id} ${idempotencyKey.toLowerCase()}`;
    if (key && underWay.has(key)) throw new Refusal(409, "in_progress");
    if (key) underWay.add(key);
    try {
      await hold();
      return await backend.store.write(() => write(backend, received));
    } finally {
      if (key) underWay.delete(key);
    }
  };
}
