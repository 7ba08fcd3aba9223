import type { Locale } from "../../src/config/languages";
import { wordsIn, type Words } from "../words";
import { drop, truncate, type Connection } from "./connection";
import type { Fault } from "./faults";

const page = "<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>";

const messages: Words = {
  tr: "Bu, deneme için istenen bir hata. Lütfen yeniden deneyin.",
  en: "This failure was asked for as a test. Please try again.",
};

const errorText = (locale: Locale) =>
  JSON.stringify({ message: wordsIn(messages, locale), code: "provoked" });

type Circumstances = { connection: Connection; locale: Locale };

/**
 * Turns an answer into what an injected fault asks for.
 * @param answer the true one; absent where the fault keeps the call from being carried out
 */
export async function spoil(
  fault: Fault,
  answer: Response | undefined,
  { connection, locale }: Circumstances,
): Promise<Response> {
  const status = fault.status ?? answer?.status ?? 200;
  const text = answer ? await answer.text() : errorText(locale);
  if (fault.drop) return drop(connection);
  if (fault.body === "truncated") return truncate(connection, text, status);
  const headers = new Headers({ "content-type": "application/json" });
  if (fault.retryAfter !== undefined) headers.set("retry-after", String(fault.retryAfter));
  if (fault.body === "missing-fields") return new Response("{}", { status, headers });
  if (fault.body === "malformed") return new Response(`{"message": `, { status, headers });
  if (fault.body === "html") {
    headers.set("content-type", "text/html; charset=utf-8");
    return new Response(page, { status, headers });
  }
  return new Response(text, { status, headers });
}
