import { setTimeout } from "node:timers/promises";
import { Hono } from "hono";
import type { Studio } from "./content-routes";
import { readJson } from "./parse-body";
import { Refusal } from "./refusal";

/** Routes of the preview: whether its pages are ready, and their date. */
export function previewRoutes({ preview, showDay }: Studio): Hono {
  const isThere = (address: string) =>
    fetch(address).then(
      () => true,
      () => false,
    );
  return new Hono()
    .get("/pages", async (context) => {
      const { signal } = context.req.raw;
      while (preview && !signal.aborted && !(await isThere(preview))) await setTimeout(1000);
      return context.json({});
    })
    .post("/day", async (context) => {
      const { day } = await readJson(context.req.raw);
      if (typeof day !== "string" || !/^(?:\d{4}-\d{2}-\d{2})?$/.test(day))
        throw new Refusal(400, "badRequest");
      await showDay(day);
      return context.json({});
    });
}
