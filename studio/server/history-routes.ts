import { Hono } from "hono";
import type { Studio } from "./content-routes";
import { archive, commitOnBranch, openFiles, remoteOf, sendBranch } from "./hand-over";
import { readJson } from "./parse-body";
import { Refusal } from "./refusal";

/** Routes of the history and of handing changes over. */
export function historyRoutes({ store, checker, history, now }: Studio): Hono {
  return new Hono()
    .get("/history", (context) => context.json({ changes: history.entries().slice(0, 200) }))
    .post("/undo", async (context) => {
      const { id } = await readJson(context.req.raw);
      if (typeof id !== "string") throw new Refusal(400, "badRequest");
      const { contents } = history.contentsWithout(id);
      // Other content may depend on it by now, such as a price list that links a question.
      const [finding] = checker.newFindings(contents);
      if (finding) throw new Refusal(409, "neededSince", { file: finding.file });
      const change = history.undo(id);
      checker.noteSaved(contents);
      return context.json({ change });
    })
    .get("/changes", (context) => {
      const files = openFiles(store);
      const labels = history
        .entries()
        .filter(({ isUndone, undoes }) => !isUndone && !undoes)
        .filter((change) => change.files.some(({ file }) => files.includes(file)))
        .map(({ label }) => label);
      return context.json({ files, labels });
    })
    .post("/hand-over", async (context) => {
      const { branch, message } = await readJson(context.req.raw);
      if (typeof branch !== "string" || typeof message !== "string" || message.trim() === "")
        throw new Refusal(400, "badRequest");
      return context.json({ ...commitOnBranch(store, branch, message), remote: remoteOf(store) });
    })
    .post("/send", async (context) => {
      const { branch } = await readJson(context.req.raw);
      if (typeof branch !== "string") throw new Refusal(400, "badRequest");
      sendBranch(store, branch);
      return context.json({});
    })
    .get("/archive", (context) => {
      const name = `content-${now().toISOString().slice(0, 10)}.zip`;
      return context.body(new Uint8Array(archive(store, now())), 200, {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="${name}"`,
      });
    });
}
