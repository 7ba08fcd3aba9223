import { parseBody } from "./answers/parse-body";
import { readAnswer, unreadable, type Answer } from "./answers/read-answer";
import { reportsFailure, withSnakeNames } from "./answers/unwrap";
import { apiSettings } from "./api-settings";
import { errorOfResponse, type RefusedCall } from "./error-of-response";
import { CallError, connectionCode } from "./errors";
import { withRetries } from "./retry";

/** What the transport has to know of a call besides its request. */
export type CallSettings = RefusedCall & {
  signal?: AbortSignal;
  /** Reading calls may be sent again after a passing failure; writes never are. */
  isRepeatable: boolean;
  /** Installs something, and may take longer. */
  isInstalling: boolean;
  /** Reads what a screen needs; absent where it needs nothing but that the call was accepted. */
  answer?: Answer;
};

type Received = { response: Response; text: string };

/** Sends once and reads the whole answer, within the time limit; rejects with a CallError when it is left without one. */
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

/** A login page of a network, say, that responds in place of the backend. */
const isPage = (body: unknown) => typeof body === "string" && /^\s*</.test(body);

/** Reads what was received; what no reader expects, such as a body nested thousands of levels deep, cannot be read either. */
function read({ response, text }: Received, settings: CallSettings): unknown {
  const { call, answer } = settings;
  const { adapter } = apiSettings();
  try {
    const body = parseBody(text);
    if (!response.ok)
      throw errorOfResponse(response, adapter.refusal ? adapter.refusal(call, body) : body, settings);
    const adapted = withSnakeNames(adapter.answer ? adapter.answer(call, body) : body);
    if (isPage(adapted) && (answer || response.redirected)) throw unreadable(call, "JSON");
    if (reportsFailure(adapted)) throw errorOfResponse(response, adapted, settings);
    return answer ? readAnswer(call, answer, adapted) : { accepted: true };
  } catch (error) {
    throw error instanceof CallError ? error : unreadable(call, "a readable body");
  }
}

/**
 * One call over the network: limited in time, cancellable, repeated where that is safe, its answer read for what a screen
 * needs of it.
 * @throws CallError for everything but an accepted call whose answer can be read
 */
export function exchange(url: string, init: RequestInit, settings: CallSettings): Promise<Response> {
  const attempt = async () => {
    if (connectionCode() === "offline") throw new CallError("offline");
    const received = await receive(url, init, settings);
    // Under one name, so that every query asks for the same.
    return Response.json({ answer: read(received, settings) });
  };
  if (!settings.isRepeatable) return attempt();
  return withRetries(attempt, { firstPause: apiSettings().firstPause, signal: settings.signal });
}
