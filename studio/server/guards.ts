import crypto from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { Refusal } from "./refusal";

/** Cookie that proves that the browser has opened the studio's own address. */
export const tokenCookie = "studio";

/** Loopback host names; anything else could be DNS rebinding. */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Compares tokens in constant time. */
export function isToken(given: string | undefined, token: string): boolean {
  const digest = (text: string) => crypto.createHash("sha256").update(text).digest();
  return given !== undefined && crypto.timingSafeEqual(digest(given), digest(token));
}

/** Rejects requests for host names other than this machine's own (RFC 9110, 15.5.20). */
export const refuseForeignHosts: MiddlewareHandler = async ({ req }, next) => {
  if (!ownHost.test(req.header("host") ?? "")) throw new Refusal(421, "foreignHost");
  return next();
};

/** Rejects writes that do not come from the studio's own page, and reads by other sites. */
export const refuseForeignOrigins: MiddlewareHandler = async ({ req }, next) => {
  const origin = req.header("origin");
  const isOwn = origin === `http://${req.header("host")}`;
  const isReading = req.method === "GET" || req.method === "HEAD";
  const site = req.header("sec-fetch-site");
  const isForeign = origin === undefined ? !isReading : !isOwn;
  if (isForeign || (site !== undefined && !["same-origin", "none"].includes(site)))
    throw new Refusal(403, "foreignOrigin");
  return next();
};

/** Admits browsers that have opened the address printed in the terminal. */
export const requireToken =
  (token: string): MiddlewareHandler =>
  async (context, next) => {
    if (!isToken(getCookie(context, tokenCookie), token)) throw new Refusal(403, "noToken");
    return next();
  };

/** Sets the headers of every response: no caching, framing or type sniffing. */
export const privateAnswers =
  (policy: string): MiddlewareHandler =>
  async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
    context.header("content-security-policy", policy);
    context.header("cross-origin-resource-policy", "same-origin");
    context.header("referrer-policy", "no-referrer");
    context.header("x-content-type-options", "nosniff");
  };

/**
 * Reads the body of a request up to the allowed size.
 * @throws Refusal if it is longer
 */
export async function readBody(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes)
    throw new Refusal(413, "tooLarge", { max: Math.floor(maxBytes / 1024 / 1024) });
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    if (length > maxBytes) throw new Refusal(413, "tooLarge", { max: Math.floor(maxBytes / 1024 / 1024) });
    parts.push(part.value);
  }
  return Buffer.concat(parts);
}
