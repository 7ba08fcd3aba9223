import type { MiddlewareHandler } from "hono";
import { Refusal } from "../refusal";

/** Names and addresses by which only this machine reaches itself; `*.localhost` is kept for that (RFC 6761, 6.3). */
const loopback = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** The host name of a Host header; null for one that is none. */
function hostnameOf(host: string): string | null {
  return /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)
    ? new URL(`http://${host}`).hostname
    : null;
}

/**
 * Answers to this machine's own names and to the configured ones, and to no other with 421 (RFC 9110, 15.5.20). A page whose
 * name was pointed at this machine (DNS rebinding) would otherwise be of the same origin as the backend.
 */
export function refuseForeignHosts(hosts: readonly string[]): MiddlewareHandler {
  const isOurs = (hostname: string | null) =>
    hostname !== null && (loopback.test(hostname) || hosts.includes(hostname));
  return async (context, next) => {
    const { hostname } = new URL(context.req.url);
    // A request may name a host in its target and another one in the header.
    const header = context.req.header("host");
    if (isOurs(hostname) && (header === undefined || isOurs(hostnameOf(header)))) return next();
    throw new Refusal(421, "foreign_host");
  };
}
