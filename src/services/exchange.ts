import { apiSettings } from "./api-settings";
import { errorOfResponse } from "./error-of-response";
import { CallError, connectionCode } from "./errors";
import { withRetries } from "./retry";

/** What the transport has to know of a call besides its request. */
export type CallSettings = {
  signal?: AbortSignal;
  /** Reading calls may be sent again after a passing failure; writes never are. */
  isRepeatable: boolean;
  /** Tells whether a parsed answer fits the contract. */
  isAnswer: (value: unknown) => boolean;
};

type Received = { response: Response; text: string };

/** Sends once and reads the whole answer, within the time limit; rejects with a CallError when it is left without one. */
function receive(url: string, init: RequestInit, signal?: AbortSignal): Promise<Received> {
  const { fetch, timeout } = apiSettings();
  const stopping = new AbortController();
  return new Promise<Received>((resolve, reject) => {
    const giveUp = (code: "cancelled" | "timeout") => () => {
      reject(new CallError(code));
      stopping.abort();
      tidy();
    };
    const cancel = giveUp("cancelled");
    const timer = setTimeout(giveUp("timeout"), timeout);
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

function parseAnswer(text: string, status: number, isAnswer: CallSettings["isAnswer"]): void {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (cause) {
    throw new CallError("invalid-response", { status, cause });
  }
  if (!isAnswer(answer)) throw new CallError("invalid-response", { status });
}

/**
 * One call over the network: limited in time, cancellable, repeated where that is safe, its answer checked against the
 * contract.
 * @throws CallError for everything but an accepted call with a fitting answer
 */
export function exchange(url: string, init: RequestInit, settings: CallSettings): Promise<Response> {
  const attempt = async () => {
    if (connectionCode() === "offline") throw new CallError("offline");
    const { response, text } = await receive(url, init, settings.signal);
    if (!response.ok) throw errorOfResponse(response.status, response.headers, text);
    parseAnswer(text, response.status, settings.isAnswer);
    return new Response(text, { status: 200, headers: { "content-type": "application/json" } });
  };
  if (!settings.isRepeatable) return attempt();
  return withRetries(attempt, { firstPause: apiSettings().firstPause, signal: settings.signal });
}
