import type { SandboxOptions } from "../../sandbox/app";

export type ReceivedCall = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  status: number;
};

/** Reads a body, and the data of a multipart body; undefined if it is not JSON. */
async function bodyOf(request: Request): Promise<unknown> {
  try {
    const isForm = request.headers.get("content-type")?.startsWith("multipart/form-data");
    const data = isForm ? (await request.formData()).get("data") : await request.text();
    return JSON.parse(typeof data === "string" ? data : "null") as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Returns options with which a sandbox records calls: `/sandbox/requests` lists them until it is cleared
 * with DELETE, and `/sandbox/effects` counts the executions of each write.
 */
export function recordCalls(): Pick<SandboxOptions, "onEffect" | "extend"> {
  const calls: ReceivedCall[] = [];
  const effects: Record<string, number> = {};
  return {
    onEffect(call) {
      effects[call] = (effects[call] ?? 0) + 1;
    },
    extend(app) {
      app.use("/site/*", async (context, next) => {
        const { method, headers } = context.req.raw;
        const body = bodyOf(context.req.raw.clone());
        await next();
        const { path } = context.req;
        const { status } = context.res;
        calls.push({ method, path, headers: Object.fromEntries(headers), body: await body, status });
      });
      app.get("/sandbox/requests", (context) => context.json(calls));
      app.get("/sandbox/effects", (context) => context.json(effects));
      app.delete("/sandbox/requests", (context) => {
        calls.length = 0;
        for (const call of Object.keys(effects)) delete effects[call];
        return context.json([]);
      });
    },
  };
}
