import { Hono, type Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { timingSafeEqual } from "hono/utils/buffer";
import { getMimeType } from "hono/utils/mime";
import type { SecureHeadersVariables } from "hono/secure-headers";
import { inBoth } from "../texts/translator";
import { callsOf } from "./calls";
import { isPictureFile } from "./content-paths";
import { ContentStore } from "./content-store";
import * as guards from "./guards";
import { archive } from "./hand-over";
import { History } from "./history";
import { preparePicture, readPicture } from "./pictures";
import { Refusal } from "./refusal";

export type StudioOptions = {
  root: string;
  token: string;
  app: Record<"script" | "styles", string>;
  /** Origin of the development server for the preview; without it there is no preview. */
  preview?: string;
  /** Makes the preview show the site as of a day (YYYY-MM-DD); without one, as of today. */
  showDay?: (day: string) => Promise<void>;
};

const { tr, en } = inBoth("noToken");

/** Returns the studio's page or, without the token, a page with the command that displays the address. */
const page = (isAllowed: boolean, nonce: string) => `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stüdyo</title>
<link rel="icon" href="data:,">
${isAllowed ? `<link rel="stylesheet" href="/studio/app.css" nonce="${nonce}"><script type="module" src="/studio/app.js"></script>` : ""}
</head>
<body>${isAllowed ? `<div id="studio"></div>` : `<p>${tr}</p><p lang="en">${en}</p>`}</body>
</html>
`;

/** Creates the studio's server application: its page and its API. Does not listen on a port. */
export function createStudio(options: StudioOptions) {
  const { root, token, app: files, preview, showDay = () => Promise.resolve() } = options;
  const store = new ContentStore(root);
  const calls: Record<string, (body: never) => unknown> = callsOf({
    store,
    history: new History(store),
    preview,
    showDay,
  });
  const app = new Hono<{ Variables: SecureHeadersVariables }>();
  const isAllowed = (context: Context) => timingSafeEqual(getCookie(context, "studio") ?? "", token);
  app.use(guards.securityHeaders(preview), guards.refuseForeignHosts);
  app.get("/", (context) => context.redirect("/studio/", 303));
  app.get("/studio/", async (context) => {
    const given = context.req.query("token");
    if (given === undefined) {
      const isKnown = await isAllowed(context);
      return context.html(page(isKnown, context.get("secureHeadersNonce") ?? ""), isKnown ? 200 : 403);
    }
    if (!(await timingSafeEqual(given, token))) throw new Refusal(403, "noToken");
    setCookie(context, "studio", token, { path: "/studio/", httpOnly: true, sameSite: "Strict" });
    // Removes the token from the address, and so from the browser's history.
    return context.redirect("/studio/", 303);
  });
  app.use(guards.refuseForeignOrigins, async (context, next) => {
    if (!(await isAllowed(context))) throw new Refusal(403, "noToken");
    return next();
  });
  const send = ({ body }: Context, content: string | Buffer, name: string) =>
    body(new Uint8Array(Buffer.from(content)), 200, { "content-type": getMimeType(name) ?? "text/plain" });
  app.get("/studio/app.js", (context) => send(context, files.script, "app.js"));
  app.get("/studio/app.css", (context) => send(context, files.styles, "app.css"));
  app.get("/studio/api/archive", (context) => {
    const name = `content-${new Date().toISOString().slice(0, 10)}.zip`;
    context.header("content-disposition", `attachment; filename="${name}"`);
    return send(context, archive(store), name);
  });
  app.get("/studio/api/picture", (context) => {
    const { file = "", name } = context.req.query();
    if (name === undefined && !isPictureFile(file)) throw new Refusal(403, "unknownFile", { file });
    const content = name === undefined ? store.read(file) : readPicture(store, name);
    if (!content) throw new Refusal(404, "missingFile", { file });
    return send(context, content, name ?? file);
  });
  app.post("/studio/api/pictures/:place", guards.limitBody(25), async ({ req, json }) => {
    const bytes = Buffer.from(await req.arrayBuffer());
    return json(await preparePicture(store, bytes, req.param("place"), req.query("keep")));
  });
  app.post("/studio/api/:name", guards.limitBody(1), async ({ req, json }) => {
    const name = req.param("name");
    if (!Object.hasOwn(calls, name)) throw new Refusal(404, "unknownAddress");
    const body = await req.json<never>().catch(() => {
      throw new Refusal(400, "badRequest");
    });
    return json((await calls[name]?.(body)) ?? {});
  });
  app.notFound(() => {
    throw new Refusal(404, "unknownAddress");
  });
  app.onError((error, { json }) => {
    if (!(error instanceof Refusal)) console.error(error);
    const { code, status, values, details } = error instanceof Refusal ? error : new Refusal(500, "failed");
    return json({ code, message: inBoth(code, values), ...details }, status);
  });
  return app;
}
