import type { Locale } from "../../src/config/languages";
import { messageOf } from "../messages";
import { drop, truncate, type Connection } from "./connection";
import type { Fault } from "./faults";

const page = "<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>";

/**
 * Applies an injected fault to a response.
 * @param answer the real response; absent if the fault prevents execution
 */
export async function spoil(
  fault: Fault,
  answer: Response | undefined,
  { connection, locale }: { connection: Connection; locale: Locale },
): Promise<Response> {
  const status = fault.status ?? answer?.status ?? 200;
  const failure = { message: messageOf("provoked", locale), code: "provoked" };
  const text = answer ? await answer.text() : JSON.stringify(failure);
  if (fault.drop) return drop(connection);
  if (fault.body === "truncated") return truncate(connection, text, status);
  const headers = new Headers({ "content-type": "application/json" });
  if (fault.retryAfter !== undefined) headers.set("retry-after", String(fault.retryAfter));
  if (fault.body === "html") headers.set("content-type", "text/html; charset=utf-8");
  const bodies = { html: page, malformed: `{"message": `, "missing-fields": "{}" };
  return new Response(fault.body ? bodies[fault.body] : text, { status, headers });
}
