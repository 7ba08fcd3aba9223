import type { Locale } from "@/config/languages";
import type { CallErrorCode } from "@/services/errors";
import { stringsOf } from "../../helpers/strings-of";
import type { Reply } from "./fake-backend";

export type FaultCase = {
  name: string;
  reply: Reply;
  /** Message shown to the visitor; absent if the call succeeds. */
  message?: (locale: Locale) => string;
  /** Expected requests of one read call, including retries; writes are always sent once. */
  reads: number;
};

const html = "<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>";
const asHtml = (status: number) =>
  new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });

/** Messages of the backend, in the language of the request. */
const sentences: Record<string, string> = {
  tr: "Bu bilgiyi kabul edemedik. Lütfen kontrol edip yeniden deneyin.",
  en: "We could not accept this. Please check it and try again.",
};

const of = (code: CallErrorCode) => (locale: Locale) => stringsOf(locale, "errors")(code);
const refused = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));
const status =
  (code: number, headers?: HeadersInit): Reply =>
  () =>
    Response.json({}, { status: code, headers });

/** Sends half of a response and then cuts the connection. */
const half: Reply = async ({ good }) => {
  const bytes = new Uint8Array(await good().arrayBuffer());
  let isSent = false;
  const body = new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(new TypeError("network error"));
      isSent = true;
      controller.enqueue(bytes.slice(0, bytes.length / 2));
    },
  });
  return new Response(body, { headers: { "content-type": "application/json" } });
};

const never: Reply = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
  });

const cases: Record<string, Omit<FaultCase, "name">> = {
  offline: { reply: refused, message: of("offline"), reads: 0 },
  reset: { reply: refused, message: of("network"), reads: 3 },
  "time-out": { reply: never, message: of("timeout"), reads: 1 },
  "slow 10 s": {
    reply: ({ good }) => new Promise((resolve) => setTimeout(() => resolve(good()), 10_000)),
    reads: 1,
  },
  "400 with message": {
    reply: ({ locale }) => Response.json({ message: sentences[locale], code: "x" }, { status: 400 }),
    message: (locale) => sentences[locale] ?? "",
    reads: 1,
  },
  "401": { reply: status(401), message: of("unauthorized"), reads: 1 },
  "403": { reply: status(403), message: of("forbidden"), reads: 1 },
  "404": { reply: status(404), message: of("not-found"), reads: 1 },
  "409": { reply: status(409), message: of("conflict"), reads: 1 },
  "413": { reply: status(413), message: of("too-large"), reads: 1 },
  "429 with Retry-After": {
    reply: status(429, { "retry-after": "90" }),
    message: (locale) => {
      const text = stringsOf(locale, "errors");
      return `${text("rate-limited")} ${text("wait-seconds", { count: 90 })}`;
    },
    reads: 1,
  },
  "500 JSON": {
    reply: ({ locale }) => Response.json({ message: sentences[locale], code: "x" }, { status: 500 }),
    message: (locale) => sentences[locale] ?? "",
    reads: 3,
  },
  "502 HTML": { reply: () => asHtml(502), message: of("server"), reads: 3 },
  "malformed JSON": { reply: () => new Response('{"message": '), message: of("invalid-response"), reads: 1 },
  "missing fields": { reply: () => Response.json({}), message: of("invalid-response"), reads: 1 },
  truncated: { reply: half, message: of("network"), reads: 3 },
  "HTML with 200": { reply: () => asHtml(200), message: of("invalid-response"), reads: 1 },
  // Browsers hide responses without CORS permission: the page sees only a failed request.
  "CORS refused": { reply: refused, message: of("network"), reads: 3 },
  "double submit": { reply: ({ good }) => good(), reads: 1 },
};

export const faultCases = Object.entries(cases).map(([name, fault]): FaultCase => ({ name, ...fault }));
