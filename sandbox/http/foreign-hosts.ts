import type { MiddlewareHandler } from "hono";
import { Refusal } from "../refusal";

/** Loopback names and addresses; `*.localhost` is reserved for them (RFC 6761, 6.3). */
const loopback = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Returns the host name of a Host header; null if it is malformed. */
function hostnameOf(host: string): string | null {
  return /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)
    ? new URL(`http://${host}`).hostname
    : null;
}

/**
 * Rejects requests for host names other than this machine's own and the configured ones with 421 (RFC 9110,
 * 15.5.20). Otherwise DNS rebinding could give a foreign page the same origin as the backend.
 */
export function refuseForeignHosts(hosts: readonly string[]): MiddlewareHandler {
  const isOurs = (hostname: string | null) =>
    hostname !== null && (loopback.test(hostname) || hosts.includes(hostname));
  return async (context, next) => {
    const { hostname } = new URL(context.req.url);
    // The target of a request may name another host than its Host header.
    const header = context.req.header("host");
    if (isOurs(hostname) && (header === undefined || isOurs(hostnameOf(header)))) return next();
    throw new Refusal(421, "foreign_host");
  };
}
