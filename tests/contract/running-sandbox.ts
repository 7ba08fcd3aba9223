import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, expect } from "vitest";
import { configureApi } from "@/services/api-settings";
import { answerProblems, problems } from "./contract-checks";
import { createSandbox, type SandboxOptions } from "../../sandbox/app";

/** The site's origin in these tests. */
export const origin = "http://site.test";

/** Where the onboarding's calls are. */
export const wizard = "/site/onboarding-wizard";

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A folder of its own, removed after the test. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "sandbox-"));
  closers.push(() => fs.promises.rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A sandbox without a network, the site's services pointed at it, and the requests they send. */
export function startSandbox(options: Partial<SandboxOptions> = {}) {
  const directory = options.directory ?? temporaryFolder();
  const sandbox = createSandbox({
    installation: { stepMilliseconds: 1_000 },
    hosts: [new URL(origin).hostname],
    ...options,
    directory,
  });
  closers.unshift(() => sandbox.close());
  const sent: Request[] = [];
  const send = async (request: Request): Promise<Response> => {
    const response = await sandbox.fetch(request);
    if (response.type === "error") throw new TypeError("Failed to fetch");
    await expectFitting(request, response.clone());
    return response;
  };
  configureApi({
    baseUrl: origin,
    headers: { idempotencyKey: true, formTrace: true, onboardingHash: true },
    firstPause: 1,
    timeout: 15_000,
    fetch: (url, init) => {
      const request = new Request(url instanceof Request ? url.url : url, init);
      sent.push(request.clone());
      return send(request);
    },
  });
  /** Asks the sandbox itself, past the services. */
  const ask = (url: string, init?: RequestInit) => send(new Request(origin + url, init));
  const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(url, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
  return { directory, sandbox, sent, ask, post };
}

/** Every accepted answer of a call has to fit the contract, but for those that a test spoils on purpose. */
async function expectFitting(request: Request, response: Response) {
  const text = await response.text();
  const isSpoilt = ["{}", '{"message": '].includes(text) || text.startsWith("<");
  if (response.status !== 200 || isSpoilt) return;
  expect(answerProblems(request, text)).toEqual([]);
}

export type RunningSandbox = ReturnType<typeof startSandbox>;

/** What the dialog's stand-in gives out for an account. */
export async function metaToken({ ask }: RunningSandbox, scenario = "complete"): Promise<string> {
  const page = await (await ask(`/sandbox/meta/login?state=s&origin=${encodeURIComponent(origin)}`)).text();
  const code = /data-code="([0-9a-f]+)"/.exec(page)?.[1] ?? "";
  return `${code}.${scenario}`;
}

/** A sign-up as the form sends it. */
export const customer = {
  name: "Elif Yıldız",
  email: "elif@papatya-butik.example",
  phone_number: "+908500000000",
  privacy_policy: true as const,
  pdpa: true as const,
  newsletter: false,
};

type Failure = {
  status: number;
  message: string;
  code: string;
  fields?: { field: string; message: string }[];
};

/** A failed answer, which has to fit the contract as well. */
export async function failure(response: Response): Promise<Failure> {
  const body = (await response.json()) as Omit<Failure, "status">;
  expect(problems({ $ref: "#/components/schemas/Error" }, body)).toEqual([]);
  return { status: response.status, ...body };
}

/** A new onboarding's credentials. */
export async function signUp({ post }: RunningSandbox) {
  return (await (await post(`${wizard}/new`, customer)).json()) as { id: string; hash: string };
}
