import type { MiddlewareHandler } from "hono";

/** What every answer carries: it is somebody's, so nothing keeps it, guesses its type, frames it or reads it from elsewhere. */
const always: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
};

/** For answers that are no page, or bring no policy of their own. */
const emptyPolicy = "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Puts the headers of a private answer on every answer, refusals and errors included. */
export const privateHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  for (const [name, value] of Object.entries(always)) context.header(name, value);
  if (!context.res.headers.has("content-security-policy"))
    context.header("content-security-policy", emptyPolicy);
};
