import { parseBody } from "./answers/parse-body";
import { readAnswer, unreadable, type Answer } from "./answers/read-answer";
import { reportsFailure, unwrap, withSnakeNames } from "./answers/unwrap";
import { apiSettings } from "./api-settings";
import { errorOfResponse, type RefusedCall } from "./error-of-response";
import { CallError, connectionCode } from "./errors";
import { withRetries } from "./retry";

/** Settings for a call, in addition to its request. */
export type CallSettings = RefusedCall & {
  signal?: AbortSignal;
  /** Whether the call may be retried after a temporary failure: true for reads, never for writes. */
  isRepeatable: boolean;
  /** Whether the call includes an installation, which allows a longer timeout. */
  isInstalling: boolean;
  /** Schema of the response; absent if only success matters. */
  answer?: Answer;
};

type Received = { response: Response; text: string };

/**
 * Sends a request once and reads the whole response within the timeout; rejects with CallError if no response
 * arrives.
 */
function receive(url: string, init: RequestInit, { signal, isInstalling }: CallSettings): Promise<Received> {
  const { fetch, timeout, installingTimeout } = apiSettings();
  const stopping = new AbortController();
  return new Promise<Received>((resolve, reject) => {
    const giveUp = (code: "cancelled" | "timeout") => () => {
      reject(new CallError(code));
      stopping.abort();
      tidy();
    };
    const cancel = giveUp("cancelled");
    const timer = setTimeout(giveUp("timeout"), isInstalling ? installingTimeout : timeout);
    const tidy = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", cancel);
    };
    if (signal?.aborted) return cancel();
    signal?.addEventListener("abort", cancel, { once: true });
    fetch(url, { ...init, signal: stopping.signal })
      .then(async (response) => ({ response, text: await response.text() }))
      .then(resolve, (cause: unknown) => reject(new CallError(connectionCode(), { cause })))
      .finally(tidy);
  });
}

/** Reports whether a body is HTML, such as the login page of a captive portal. */
const isPage = (body: unknown) => typeof body === "string" && /^\s*</.test(body);

/**
 * Validates the response. Unexpected exceptions, such as those caused by a body nested thousands of levels
 * deep, also count as invalid.
 */
function read({ response, text }: Received, settings: CallSettings): unknown {
  const { call, answer } = settings;
  const { adapter } = apiSettings();
  try {
    const body = parseBody(text);
    if (!response.ok)
      throw errorOfResponse(response, adapter.refusal ? adapter.refusal(call, body) : body, settings);
    const adapted = withSnakeNames(adapter.answer ? adapter.answer(call, body) : body);
    if (isPage(adapted) && (answer || response.redirected)) throw unreadable(call, "JSON");
    const failed = [adapted, unwrap(adapted)].find(reportsFailure);
    if (failed) throw errorOfResponse(response, failed, settings);
    return answer ? readAnswer(call, answer, adapted) : { accepted: true };
  } catch (error) {
    throw error instanceof CallError ? error : unreadable(call, "a readable body");
  }
}

/**
 * Makes a call over the network, with timeout, cancellation, retries of reads, and validation of the response.
 * @throws CallError unless the call succeeds with a valid response
 */
export function exchange(url: string, init: RequestInit, settings: CallSettings): Promise<Response> {
  const attempt = async () => {
    if (connectionCode() === "offline") throw new CallError("offline");
    const received = await receive(url, init, settings);
    // A fixed field name, so that every query can select the same field.
    return new Response(JSON.stringify({ answer: read(received, settings) }));
  };
  if (!settings.isRepeatable) return attempt();
  return withRetries(attempt, { firstPause: apiSettings().firstPause, signal: settings.signal });
}
