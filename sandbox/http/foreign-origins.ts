import type { MiddlewareHandler } from "hono";
import { Refusal } from "../refusal";

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
