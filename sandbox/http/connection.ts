import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

/** Sockets of a request; absent if a test calls the application directly. */
export type Connection = Partial<HttpBindings>;

/** Cuts the connection. */
export function drop({ incoming }: Connection): Response {
  incoming?.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Announces the full length of a response, then cuts the connection halfway. */
export function truncate({ outgoing }: Connection, text: string, status: number): Response {
  if (outgoing && "socket" in outgoing) {
    const length = String(Buffer.byteLength(text));
    outgoing.writeHead(status, { "content-type": "application/json", "content-length": length });
    outgoing.write(text.slice(0, Math.floor(text.length / 2)), () => outgoing.destroy());
  }
  return RESPONSE_ALREADY_SENT;
}
