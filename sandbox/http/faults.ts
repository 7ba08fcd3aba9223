import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import * as v from "valibot";
import type { Locale } from "../../src/config/languages";
import type { OperationId } from "../contract";
import { messageOf } from "../messages";

const count = (most: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)));

/**
 * Injected fault. With a status, the call is not executed; without one, it is executed and its response
 * corrupted.
 */
export const faultSchema = v.object({
  /** HTTP status of the faulty response. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  /** Delay in milliseconds before other effects of the fault. */
  delay: count(600_000),
  /** Blocks the call until the faults are released or cleared, to simulate slow responses and timeouts. */
  hold: v.optional(v.boolean()),
  body: v.optional(v.picklist(["malformed", "html", "missing-fields", "truncated"])),
  /** Closes the connection: immediately, or after the call has been executed. */
  drop: v.optional(v.union([v.literal(true), v.literal("after-read")])),
  /** Value of the Retry-After header, in seconds. */
  retryAfter: count(86_400),
});

export type Fault = v.InferOutput<typeof faultSchema>;

type Entry = { call: OperationId; fault: Fault; left: number };

/** Creates the list of active faults, oldest first. */
export function createFaults() {
  let entries: Entry[] = [];
  const held = new Set<() => void>();
  const release = () => {
    for (const goOn of held) goOn();
    held.clear();
  };
  return {
    add(call: OperationId, fault: Fault, times = Infinity) {
      entries.push({ call, fault, left: times });
    },
    clear() {
      entries = [];
      release();
    },
    release,
    released: () => new Promise<void>((resolve) => held.add(resolve)),
    /** Consumes and returns the next fault for a call. */
    take(call: OperationId): Fault | undefined {
      const entry = entries.find((candidate) => candidate.call === call && candidate.left > 0);
      if (entry) entry.left -= 1;
      return entry?.fault;
    },
  };
}

export type Faults = ReturnType<typeof createFaults>;

/** Node's request and response objects; absent if a test calls the application directly. */
export type Connection = Partial<HttpBindings>;

function drop({ incoming }: Connection): Response {
  incoming?.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Declares the full length of a response, then closes the connection halfway through the body. */
function truncate({ outgoing }: Connection, text: string, status: number): Response {
  if (outgoing && "socket" in outgoing) {
    const length = String(Buffer.byteLength(text));
    outgoing.writeHead(status, { "content-type": "application/json", "content-length": length });
    outgoing.write(text.slice(0, Math.floor(text.length / 2)), () => outgoing.destroy());
  }
  return RESPONSE_ALREADY_SENT;
}

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
