import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { NONCE, secureHeaders } from "hono/secure-headers";
import { Refusal } from "./refusal";

/** Matches loopback host names; a request for another name could be DNS rebinding. */
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** Rejects requests for host names other than this machine's (RFC 9110, 15.5.20), and forbids caching. */
export const refuseForeignHosts: MiddlewareHandler = async (context, next) => {
  context.header("cache-control", "no-store");
  if (!ownHost.test(context.req.header("host") ?? "")) throw new Refusal(421, "foreignHost");
  return next();
};

/** Rejects writes from outside the studio's own page, and reads from other sites. */
export const refuseForeignOrigins: MiddlewareHandler = async ({ req }, next) => {
  const origin = req.header("origin");
  const isForeign = origin === undefined ? req.method !== "GET" : origin !== `http://${req.header("host")}`;
  if (isForeign || !["same-origin", "none"].includes(req.header("sec-fetch-site") ?? "none"))
    throw new Refusal(403, "foreignOrigin");
  return next();
};

/** Security headers: the page may load only its own files, apply its editor's styles, and embed the preview. */
export const securityHeaders = (preview?: string) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", NONCE],
      imgSrc: ["'self'", "blob:", "data:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      frameSrc: [preview ?? "'none'"],
      formAction: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: false,
  });

export const limitBody = (max: number): MiddlewareHandler =>
  bodyLimit({
    maxSize: max * 1024 * 1024,
    onError: () => {
      throw new Refusal(413, "tooLarge", { max });
    },
  });
