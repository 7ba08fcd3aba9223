import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Backend } from "./calls/call";
import { readContract } from "./contract";
import { createCallRoute } from "./http/call-route";
import { errorAnswer } from "./http/error-answer";
import { createFaults, type Connection } from "./http/faults";
import { privateHeaders, type RateLimit, refuseForeignHosts, refuseForeignOrigins } from "./http/visitors";
import { localeOf, Refusal } from "./messages";
import { handlePlainForm, plainForms } from "./pages/plain-forms";
import { sandboxRoutes } from "./pages/sandbox-routes";
import { openStore } from "./store/store";

export type SandboxOptions = {
  directory: string;
  /** Additional origins that may call the sandbox from a browser; their host names are accepted too. */
  allowedOrigins?: string[];
  /** Additional accepted host names, without port, besides those of this machine and of the allowed origins. */
  hosts?: string[];
  /** Simulated duration of an installation item in milliseconds; defaults to SANDBOX_STEP_MS or 1500. */
  installation?: { stepMilliseconds: number };
  /** Rate limit for public forms; defaults to 600 calls a minute per IP address. */
  rateLimit?: RateLimit;
  /** Returns the current time in milliseconds. */
  now?: () => number;
  onEffect?: Backend["onEffect"];
  /** Adds middleware and routes, for tests that observe calls. */
  extend?: (app: SandboxApp) => void;
};

export type SandboxApp = Hono<{ Bindings: Connection }>;

export type Sandbox = {
  fetch: (request: Request, connection?: unknown) => Promise<Response>;
  close: () => Promise<void>;
};

const ownHeaders = ["x-app-lang-code", "x-onboarding-hash", "x-form-trace", "idempotency-key"];

/**
 * Creates the local backend, which implements the contract with a durable store. Does not listen on a port.
 */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { directory, allowedOrigins = [], hosts = [], installation, now = Date.now, onEffect } = options;
  const store = openStore(directory);
  const { stepMilliseconds = Number(process.env["SANDBOX_STEP_MS"] ?? 1_500) } = installation ?? {};
  const backend: Backend = { store, now, stepMilliseconds, onEffect };
  const operations = readContract();
  const faults = createFaults();
  const rateLimit = options.rateLimit ?? { calls: 600, milliseconds: 60_000 };
  const answerCall = createCallRoute({ backend, faults, rateLimit });

  const app: SandboxApp = new Hono();
  app.use(privateHeaders);
  app.use(refuseForeignHosts([...hosts, ...allowedOrigins.map((origin) => new URL(origin).hostname)]));
  app.use(refuseForeignOrigins(allowedOrigins));
  app.use(
    "/site/*",
    cors({
      origin: allowedOrigins,
      allowMethods: ["GET", "POST"],
      allowHeaders: ["content-type", ...ownHeaders],
      exposeHeaders: ["retry-after"],
      maxAge: 600,
    }),
  );
  options.extend?.(app);
  for (const operation of operations)
    app.on(operation.method, operation.path, (context) => answerCall(context, operation));
  for (const form of plainForms)
    app.post(`/site/${form}-form`, ({ req, env }) =>
      handlePlainForm(form, req.raw, (path, init) => app.request(path, init, env)),
    );
  app.route("/sandbox", sandboxRoutes({ backend, operations, faults, allowedOrigins }));
  app.notFound(({ req }) => errorAnswer(new Refusal(404, "unknown_call"), localeOf(req.raw)));
  app.onError((error, context) => errorAnswer(error, localeOf(context.req.raw)));

  const underWay = new Set<Promise<Response>>();
  return {
    fetch(request, connection = {}) {
      const answered = Promise.resolve(app.fetch(request, connection as Connection)); // Bindings that the server passes with a request
      underWay.add(answered);
      const forget = () => underWay.delete(answered);
      answered.then(forget, forget);
      return answered;
    },
    async close() {
      faults.clear();
      const grace = new Promise((resolve) => setTimeout(resolve, 2_000).unref()); // For pending calls
      await Promise.race([Promise.allSettled(underWay), grace]);
      await store.close();
    },
  };
}
