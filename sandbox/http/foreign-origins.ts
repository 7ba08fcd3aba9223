import type { MiddlewareHandler } from "hono";
import { Refusal } from "../refusal";

/** Whether a page of this origin may send requests: a configured one, or a page of the host that was asked. */
function isWelcome(origin: string, url: string, allowedOrigins: readonly string[]): boolean {
  if (allowedOrigins.includes(origin)) return true;
  // The host alone: behind a proxy the scheme is the proxy's.
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}

/**
 * Refuses what pages of other sites send. Without CORS headers such a page could not read the answer, but the call would
 * have been carried out. Requests without an origin come from no page of another site.
 */
export const refuseForeignOrigins =
  (allowedOrigins: readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header("origin");
    if (origin === undefined || isWelcome(origin, context.req.url, allowedOrigins)) return next();
    throw new Refusal(403, "foreign_origin");
  };
