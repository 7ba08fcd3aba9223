import { Hono } from "hono";
import * as v from "valibot";
import type { Backend } from "../calls/call";
import { issueCode } from "../calls/meta";
import type { Operation } from "../contract";
import { faultSchema, type Connection, type Faults } from "../http/faults";
import { localeOrDefault } from "../messages";
import { pagePolicy } from "./html";
import { leadsOf, leadsPage } from "./leads";
import { metaLoginPage, metaLoginPolicy } from "./meta-login";

type Parts = {
  backend: Backend;
  operations: Operation[];
  faults: Faults;
  allowedOrigins: string[];
};

/** Injected fault for a call, with the number of times that it applies. */
const switchSchema = v.object({
  call: v.string(),
  fault: faultSchema,
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** Routes outside the contract: the simulated login dialog, the leads page and test switches. */
export function sandboxRoutes({ backend, operations, faults, allowedOrigins }: Parts) {
  const app = new Hono<{ Bindings: Connection }>();

  app.get("/meta/login", async (context) => {
    const { state = "", origin = "", locale } = context.req.query();
    if (!state || ![new URL(context.req.url).origin, ...allowedOrigins].includes(origin))
      return context.text(
        "The parameters state and origin are required; the origin has to be the site's.",
        400,
      );
    const code = await issueCode(backend.store, backend.now());
    context.header("content-security-policy", metaLoginPolicy);
    return context.html(metaLoginPage({ locale: localeOrDefault(locale), state, origin, code }));
  });

  app.get("/leads", (context) => {
    const leads = leadsOf(backend);
    context.header("vary", "accept");
    if (!context.req.header("accept")?.includes("text/html")) return context.json(leads);
    context.header("content-security-policy", pagePolicy);
    return context.html(leadsPage(leads));
  });

  app.post("/faults", async (context) => {
    const { success, output } = v.safeParse(switchSchema, await context.req.json().catch(() => null));
    const operation = success && operations.find(({ id }) => id === output.call);
    if (!operation)
      return context.json({ message: "Give a known call, a fault and, if wanted, times." }, 422);
    faults.add(operation.id, output.fault, output.times);
    return context.json({});
  });
  app.post("/faults/release", (context) => {
    faults.release();
    return context.json({});
  });
  app.delete("/faults", (context) => {
    faults.clear();
    return context.json({});
  });
  return app;
}
