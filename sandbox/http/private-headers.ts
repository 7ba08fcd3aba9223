import type { MiddlewareHandler } from "hono";

/** Headers of every response, as all are private: no caching, sniffing, framing or cross-origin reading. */
const always: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
};

/** Policy for responses that are not pages or set no policy of their own. */
const emptyPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Adds the private-response headers to every response, including errors. */
export const privateHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(always)) context.header(name, value);
  if (!context.res.headers.has("content-security-policy"))
    context.header("content-security-policy", emptyPolicy);
};
