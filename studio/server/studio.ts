import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { getMimeType } from "hono/utils/mime";
import { inBoth } from "../texts/translator";
import { page, type AppFiles } from "./app-page";
import type { Studio } from "./call";
import { contentCalls } from "./content-calls";
import { isPictureFile } from "./content-paths";
import { ContentStore } from "./content-store";
import * as guards from "./guards";
import { archive } from "./hand-over";
import { historyCalls } from "./history-calls";
import { History } from "./history";
import { Pictures } from "./pictures";
import { Refusal } from "./refusal";

export type StudioOptions = {
  root: string;
  /** Access token that browsers must present. */
  token: string;
  app: AppFiles;
  /** Origin of the development server for the preview; no preview if absent. */
  preview?: string;
  /** Rebuilds the preview as of a date (YYYY-MM-DD), or of today. */
  showDay?: (day: string) => Promise<void>;
};

const callsOf = (studio: Studio) => ({ ...contentCalls(studio), ...historyCalls(studio) });

/** Calls of the API: each takes a JSON body, and returns a JSON value. */
export type Calls = ReturnType<typeof callsOf>;

/** Creates the studio's server application: its page and its API. Does not listen on a port itself. */
export function createStudio(options: StudioOptions): Hono {
  const { root, token, app: files, preview, showDay = () => Promise.resolve() } = options;
  const store = new ContentStore(root);
  const pictures = new Pictures(store);
  const studio = { store, history: new History(store), pictures, preview, showDay };
  const calls: Record<string, (body: never) => unknown> = callsOf(studio);
  const app = new Hono();
  app.use(guards.securityHeaders(preview), guards.refuseCaching, guards.refuseForeignHosts);
  app.get("/", (context) => context.redirect("/studio/", 303));
  app.get("/studio/", (context) => {
    const given = context.req.query("token");
    if (given === undefined) return page(context, token);
    if (!guards.isToken(given, token)) throw new Refusal(403, "noToken");
    setCookie(context, guards.tokenCookie, token, { path: "/studio/", httpOnly: true, sameSite: "Strict" });
    // Removes the token from the address, and so from the browser's history.
    return context.redirect("/studio/", 303);
  });
  app.use(guards.refuseForeignOrigins, guards.requireToken(token));
  const send = (content: string | Buffer, name: string, headers = {}) =>
    new Response(new Uint8Array(Buffer.from(content)), {
      headers: { "content-type": getMimeType(name) ?? "text/plain", ...headers },
    });
  app.get("/studio/app.js", () => send(files.script, "app.js"));
  app.get("/studio/app.css", () => send(files.styles, "app.css"));
  app.get("/studio/api/archive", () => {
    const name = `content-${new Date().toISOString().slice(0, 10)}.zip`;
    return send(archive(store), name, { "content-disposition": `attachment; filename="${name}"` });
  });
  app.get("/studio/api/picture", ({ req }) => {
    const { file = "", name } = req.query();
    if (name === undefined && !isPictureFile(file)) throw new Refusal(403, "unknownFile", { file });
    const content = name === undefined ? store.read(file) : pictures.read(name);
    if (!content) throw new Refusal(404, "missingFile", { file });
    return send(content, name ?? file);
  });
  app.post("/studio/api/pictures/:place", guards.limitBody(25), async ({ req, json }) =>
    json(await pictures.prepare(Buffer.from(await req.arrayBuffer()), req.param("place"))),
  );
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
