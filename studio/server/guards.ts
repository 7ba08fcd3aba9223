import crypto from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { Refusal } from "./refusal";

/** Name of the cookie that says that a browser was opened by the studio's own address. */
export const tokenCookie = "studio";

/** The names by which this machine reaches itself. A name of somebody else's that leads here is none (DNS rebinding). */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Compares in a time that says nothing about how much was right. */
export function isToken(given: string | undefined, token: string): boolean {
  const digest = (text: string) => crypto.createHash("sha256").update(text).digest();
  return given !== undefined && crypto.timingSafeEqual(digest(given), digest(token));
}

/** Answers to this machine's own names only (RFC 9110, 15.5.20). */
export const refuseForeignHosts: MiddlewareHandler = async ({ req }, next) => {
  if (!ownHost.test(req.header("host") ?? "")) throw new Refusal(421, "foreignHost");
  return next();
};

/** Takes what changes something from the studio's own page only, and lets no other site read anything. */
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

/** Lets in who has opened the address that the terminal shows. */
export const requireToken =
  (token: string): MiddlewareHandler =>
  async (context, next) => {
    if (!isToken(getCookie(context, tokenCookie), token)) throw new Refusal(403, "noToken");
    return next();
  };

/** Headers of every answer: nothing keeps it, frames it, or guesses its type. */
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
 * The body of a request, of which no more is read than is allowed.
 * @throws Refusal when it is longer
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
