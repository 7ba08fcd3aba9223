import type { Locale } from "@/config/languages";
import { failsInWords, failureStatus } from "./answers/fails-in-words";
import { decoded, parseJson } from "./answers/parse-json";
import { answerText } from "./answer-text";
import { apiSettings } from "./api-settings";
import { errorOfResponse, type RefusedCall } from "./error-of-response";
import { CallError, connectionCode } from "./errors";
import { withRetries } from "./retry";

/** What the transport has to know of a call besides its request. */
export type CallSettings = RefusedCall & {
  locale: Locale;
  signal?: AbortSignal;
  /** Reading calls may be sent again after a passing failure; writes never are. */
  isRepeatable: boolean;
  /** Installs something, and may take longer. */
  isInstalling: boolean;
  /** Whether a screen needs what is answered: with "yes" an answer that is no JSON is an error, with "some" a page is. */
  needsAnswer: "yes" | "some" | "no";
  /** Takes out of a parsed body what a screen needs; throws a CallError where that is not there. */
  read: (body: unknown, locale: Locale) => object;
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
      .then(async (response) => ({ response, text: await answerText(response) }))
      .then(resolve, (cause: unknown) => reject(new CallError(connectionCode(), { cause })))
      .finally(tidy);
  });
}

/** A page, which is nobody's answer to a call. */
const isPage = (text: string) => /^\s*</.test(text);

function parse({ response, text }: Received, { needsAnswer }: CallSettings): unknown {
  try {
    return decoded(parseJson(text));
  } catch (cause) {
    // The login of a network, say, to which a call was led in place of the backend.
    const isElsewhere = response.redirected && isPage(text);
    if (needsAnswer === "yes" || (needsAnswer === "some" && isPage(text)) || isElsewhere)
      throw new CallError("invalid-response", { cause });
    return undefined;
  }
}

function read(body: unknown, settings: CallSettings): object {
  try {
    return settings.read(body, settings.locale);
  } catch (error) {
    throw error instanceof CallError ? error : new CallError("invalid-response", { cause: error });
  }
}

/** What a screen needs of an accepted answer. */
function resultOf(received: Received, settings: CallSettings): object {
  const { response, text } = received;
  const body = parse(received, settings);
  if (!failsInWords(body)) return read(body, settings);
  const status = failureStatus(body) ?? response.status;
  throw errorOfResponse({ status, headers: response.headers, text }, settings);
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
    const { response, text } = received;
    const { status, headers } = response;
    if (!response.ok) throw errorOfResponse({ status, headers, text }, settings);
    const result = JSON.stringify(resultOf(received, settings));
    return new Response(result, { status: 200, headers: { "content-type": "application/json" } });
  };
  if (!settings.isRepeatable) return attempt();
  return withRetries(attempt, { firstPause: apiSettings().firstPause, signal: settings.signal });
}
