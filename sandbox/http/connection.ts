import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";

/** The sockets behind a request; absent when a test calls the application directly. */
export type Connection = Partial<HttpBindings>;

const droppedHeader = "x-sandbox-dropped";

/** Turns the mark of a cut connection, which no framework can carry as it is, into a network error. */
export const asNetworkError = (response: Response): Response =>
  response.headers.has(droppedHeader) ? Response.error() : response;

/** Cuts the connection; without one, the answer is a network error in the end. */
export function drop({ incoming }: Connection): Response {
  if (!incoming) return new Response(null, { headers: { [droppedHeader]: "1" } });
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

/** Announces a whole answer and cuts the connection in the middle of it. */
export function truncate(connection: Connection, text: string, status: number): Response {
  const { outgoing } = connection;
  const half = text.slice(0, Math.floor(text.length / 2));
  const headers = { "content-type": "application/json" };
  if (!outgoing || !("socket" in outgoing)) return new Response(half, { status, headers });
  outgoing.writeHead(status, { ...headers, "content-length": String(Buffer.byteLength(text)) });
  outgoing.write(half, () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}
