import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

/** Sockets of a request; absent if a test calls the application directly. */
export type Connection = Partial<HttpBindings>;

const droppedHeader = "x-sandbox-dropped";

/**
 * Converts the marker of a cut connection into a network error, which frameworks cannot represent as a
 * response.
 */
export const asNetworkError = (response: Response): Response =>
  response.headers.has(droppedHeader) ? Response.error() : response;

/** Cuts the connection; without a socket, the marker becomes a network error. */
export function drop({ incoming }: Connection): Response {
  if (!incoming) return new Response(null, { headers: { [droppedHeader]: "1" } });
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Announces the full length of a response, then cuts the connection halfway. */
export function truncate(connection: Connection, text: string, status: number): Response {
  const { outgoing } = connection;
  const half = text.slice(0, Math.floor(text.length / 2));
  const headers = { "content-type": "application/json" };
  if (!outgoing || !("socket" in outgoing)) return new Response(half, { status, headers });
  outgoing.writeHead(status, { ...headers, "content-length": String(Buffer.byteLength(text)) });
  outgoing.write(half, () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}
