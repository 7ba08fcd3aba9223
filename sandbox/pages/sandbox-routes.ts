import { Hono } from "hono";
import type { Backend } from "../calls/call";
import { issueCode } from "../calls/meta-code";
import type { Operation } from "../contract";
import type { Connection } from "../http/connection";
import type { Effects } from "../http/effects";
import { readFault, type Faults } from "../http/faults";
import type { Journal } from "../http/journal";
import { localeOrDefault } from "../http/locale-of";
import { pagePolicy } from "./html";
import { leadsOf, leadsPage } from "./leads";
import { metaLoginPage, metaLoginPolicy } from "./meta-login";

type Parts = {
  backend: Backend;
  operations: Operation[];
  faults: Faults;
  journal: Journal;
  effects: Effects;
  allowedOrigins: string[];
};

/** The origin to answer to: the request's own, or a configured one. */
function openerOrigin(origin: string, url: string, allowedOrigins: string[]): string | null {
  return [new URL(url).origin, ...allowedOrigins].includes(origin) ? origin : null;
}

/** What the sandbox offers besides the contract's calls: the dialog's stand-in, the leads, and switches for tests. */
export function sandboxRoutes({ backend, operations, faults, journal, effects, allowedOrigins }: Parts) {
  const app = new Hono<{ Bindings: Connection }>();

  app.get("/meta/login", async (context) => {
    const { state = "", origin = "", locale } = context.req.query();
    const opener = openerOrigin(origin, context.req.url, allowedOrigins);
    if (!opener || !state)
      return context.text(
        "The parameters state and origin are required; the origin has to be the site's.",
        400,
      );
    const code = await issueCode(backend.store, backend.now());
    context.header("content-security-policy", metaLoginPolicy);
    return context.html(metaLoginPage({ locale: localeOrDefault(locale), state, origin: opener, code }));
  });

  app.get("/leads", (context) => {
    const leads = leadsOf(backend);
    context.header("vary", "accept");
    if (!context.req.header("accept")?.includes("text/html")) return context.json(leads);
    context.header("content-security-policy", pagePolicy);
    return context.html(leadsPage(leads));
  });

  app.get("/faults", (context) => context.json({ faults: faults.list() }));
  app.post("/faults", async (context) => {
    const request = await context.req
      .json<{ call?: unknown; fault?: unknown; times?: unknown }>()
      .catch(() => ({}) as never);
    const operation = operations.find(({ id }) => id === request.call);
    const fault = readFault(request.fault);
    const { times } = request;
    const isCounted =
      times === undefined || (typeof times === "number" && Number.isInteger(times) && times > 0);
    if (!operation || !fault || !isCounted)
      return context.json({ message: "Give a known call, a fault and, if wanted, times." }, 422);
    faults.add(operation.id, fault, times);
    return context.json({ faults: faults.list() });
  });
  app.delete("/faults", (context) => {
    faults.clear();
    return context.json({ faults: [] });
  });

  app.post("/faults/release", (context) => {
    faults.release();
    return context.json({ faults: faults.list() });
  });

  app.get("/effects", (context) => context.json(effects.list()));
  app.get("/requests", (context) => context.json(journal.list()));
  app.delete("/requests", (context) => {
    journal.clear();
    effects.clear();
    return context.json([]);
  });
  return app;
}
