import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { messageOf } from "../texts/messages";
import { page, type AppFiles } from "./app-page";
import { DraftChecker } from "./check-draft";
import { contentRoutes } from "./content-routes";
import { ContentStore } from "./content-store";
import {
  isToken,
  privateAnswers,
  refuseForeignHosts,
  refuseForeignOrigins,
  requireToken,
  tokenCookie,
} from "./guards";
import { historyRoutes } from "./history-routes";
import { History } from "./history";
import { Pictures } from "./pictures";
import { previewRoutes } from "./preview-routes";
import { Refusal } from "./refusal";

export type StudioOptions = {
  root: string;
  /** Access token required of browsers. */
  token: string;
  app: AppFiles;
  /** Origin of the development server for the preview; no preview if absent. */
  preview?: string;
  /** Rebuilds the preview as of a date (YYYY-MM-DD), or of today. */
  showDay?: (day: string) => Promise<void>;
  now?: () => Date;
};

/** Content-Security-Policy of the studio's page: its own files, and the pages of the preview. */
const policyOf = (preview?: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${preview ?? "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * Creates the studio's server application: its page and the routes that read and write content. Does not
 * listen on a port itself.
 */
export function createStudio({
  root,
  token,
  app: files,
  preview,
  showDay = () => Promise.resolve(),
  now = () => new Date(),
}: StudioOptions): Hono {
  const store = new ContentStore(root);
  const [checker, history, pictures] = [
    new DraftChecker(store),
    new History(store, now),
    new Pictures(store),
  ];
  const studio = { store, checker, history, pictures, preview, showDay, now };
  const app = new Hono();
  app.use(privateAnswers(policyOf(preview)));
  app.use(refuseForeignHosts);
  app.get("/", (context) => context.redirect("/studio/", 303));
  app.get("/studio/", (context) => {
    const given = context.req.query("token");
    if (given === undefined) return page(context, token);
    if (!isToken(given, token)) throw new Refusal(403, "noToken");
    setCookie(context, tokenCookie, token, { path: "/studio/", httpOnly: true, sameSite: "Strict" });
    // Removes the token from the address, and so from the browser's history.
    return context.redirect("/studio/", 303);
  });
  app.use(refuseForeignOrigins);
  app.use(requireToken(token));
  app.get("/studio/app.js", (context) =>
    context.body(files.script, 200, { "content-type": "text/javascript; charset=utf-8" }),
  );
  app.get("/studio/app.css", (context) =>
    context.body(files.styles, 200, { "content-type": "text/css; charset=utf-8" }),
  );
  app.route("/studio/api", contentRoutes(studio));
  app.route("/studio/api", historyRoutes(studio));
  app.route("/studio/api", previewRoutes(studio));
  app.notFound(({ json }) => json({ code: "unknownAddress", message: messageOf("unknownAddress") }, 404));
  app.onError((error, context) => {
    if (!(error instanceof Refusal)) {
      console.error(error);
      return context.json({ code: "failed", message: messageOf("failed") }, 500);
    }
    const { code, status, values } = error;
    return context.json({ code, message: messageOf(code, values), ...values }, status);
  });
  return app;
}
