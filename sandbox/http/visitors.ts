import type { MiddlewareHandler } from "hono";
import { Refusal } from "../messages";

/** Loopback names and addresses; `*.localhost` is reserved for loopback (RFC 6761, 6.3). */
const loopback = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Returns the host name of a Host header; null if it is malformed. */
function hostnameOf(host: string): string | null {
  return /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)
    ? new URL(`http://${host}`).hostname
    : null;
}

/**
 * Rejects requests with 421 (RFC 9110, 15.5.20) unless their host name belongs to this machine or is
 * configured. Otherwise DNS rebinding could give a foreign page the same origin as the backend.
 */
export function refuseForeignHosts(hosts: readonly string[]): MiddlewareHandler {
  const isOurs = (hostname: string | null) =>
    hostname !== null && (loopback.test(hostname) || hosts.includes(hostname));
  return async (context, next) => {
    const { hostname } = new URL(context.req.url);
    // A request's target may name a different host from its Host header.
    const header = context.req.header("host");
    if (isOurs(hostname) && (header === undefined || isOurs(hostnameOf(header)))) return next();
    throw new Refusal(421, "foreign_host");
  };
}

/**
 * Reports whether pages of an origin may send requests: true for configured origins and for the requested host
 * itself.
 */
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
 * Parses a comma-separated list of origins.
 * @throws Error with the name of an invalid origin
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

/** Headers of every response, as all are private: no caching, sniffing, framing or cross-origin reading. */
const always: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
};

/** Content-Security-Policy of responses that are not pages or have no policy of their own. */
const emptyPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Adds the private-response headers to every response, including errors. */
export const privateHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(always)) context.header(name, value);
  if (!context.res.headers.has("content-security-policy"))
    context.header("content-security-policy", emptyPolicy);
};

/** Maximum number of public form submissions per IP address and time window. */
export type RateLimit = { calls: number; milliseconds: number };

/** Counts calls per IP address in fixed time windows; rejects calls above the limit until the window ends. */
export function createRateLimit({ calls, milliseconds }: RateLimit, now: () => number) {
  const windows = new Map<string, { start: number; count: number }>();
  return (address: string): void => {
    const time = now();
    const known = windows.get(address);
    const current = known && time - known.start < milliseconds ? known : { start: time, count: 0 };
    current.count += 1;
    windows.set(address, current);
    if (current.count <= calls) return;
    throw new Refusal(429, "rate_limited", {
      retryAfter: Math.ceil((current.start + milliseconds - time) / 1000),
    });
  };
}
