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

/** Reports whether pages of an origin may send requests: configured origins and the requested host itself. */
function isWelcome(origin: string, url: string, allowedOrigins: readonly string[]): boolean {
  if (allowedOrigins.includes(origin)) return true;
  // Compares hosts only, since behind a proxy the scheme is the proxy's.
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}

/**
 * Rejects requests from pages of other sites. Without CORS headers such a page could not read the response,
 * but the call would have been executed. Requests without an Origin header are not cross-site.
 */
export const refuseForeignOrigins =
  (allowedOrigins: readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header("origin");
    if (origin === undefined || isWelcome(origin, context.req.url, allowedOrigins)) return next();
    throw new Refusal(403, "foreign_origin");
  };

/**
 * Parses a comma-separated setting of origins.
 * @throws Error that names an invalid origin
 * @example namedOrigins("https://shop.example, http://localhost:9000") // two origins
 */
export function namedOrigins(setting = ""): string[] {
  const names = setting
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  for (const name of names)
    if (!URL.canParse(name) || new URL(name).origin !== name)
      throw new Error(`SANDBOX_ORIGINS: "${name}" is not an origin such as https://www.example.com`);
  return names;
}
