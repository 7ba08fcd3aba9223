import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { createSandbox, type SandboxOptions } from "../../../sandbox/app";
import type { components } from "../../../src/services/generated/contract";
import { recordCalls } from "../../helpers/call-journal";
import { answerProblems, problems } from "../contract-checks";

/** Origin of the site. */
export const origin = "http://site.test";

/** Path prefix of the onboarding calls. */
export const wizard = "/site/onboarding-wizard";

/** Start time of the tests. */
export const start = Date.UTC(2026, 2, 1, 9);

/** Sign-up as sent by the form. */
export const customer = {
  name: "Elif Yıldız",
  email: "elif@papatya-butik.example",
  phone_number: "+908500000000",
  privacy_policy: true as const,
  pdpa: true as const,
  newsletter: false,
};

/** In memory if possible: durability is tested in tests/contract/durability.test.ts. */
const folders = fs.existsSync("/dev/shm") ? "/dev/shm" : os.tmpdir();

/** Creates a temporary folder, removed after the test. */
export function temporaryFolder(parent = folders): string {
  const folder = fs.mkdtempSync(path.join(parent, "sandbox-"));
  onTestFinished(() => fs.promises.rm(folder, { recursive: true, force: true }));
  return folder;
}

type Body = Record<string, unknown>;

/** Response with its body parsed as a JSON object. */
export type Answer = { status: number; headers: Headers; body: Body };

/**
 * Creates a sandbox without a network and with a manual clock. `read`, `post` and `answer` check the JSON
 * response against the contract; `ask` returns it as it is.
 */
export function openSandbox(options: Partial<SandboxOptions> = {}) {
  const directory = options.directory ?? temporaryFolder();
  const clock = { now: start };
  const sandbox = createSandbox({
    installation: { stepMilliseconds: 1_000 },
    hosts: [new URL(origin).hostname],
    now: () => clock.now,
    ...recordCalls(),
    ...options,
    directory,
  });
  onTestFinished(() => sandbox.close());
  const ask = async (url: string, init?: RequestInit, connection?: unknown) => {
    const response = await sandbox.fetch(new Request(origin + url, init), connection);
    // Marks a response already sent or cut off on the socket.
    return response.headers.has("x-hono-already-sent") ? Response.error() : response;
  };
  const answer = async (url: string, init: RequestInit, connection?: unknown): Promise<Answer> => {
    const response = await ask(url, init, connection);
    const text = await response.text();
    const { status, headers } = response;
    const body = JSON.parse(text) as Body;
    const violations =
      status === 200 || url.startsWith("/sandbox/")
        ? answerProblems(new Request(origin + url, init), text)
        : problems({ $ref: "#/components/schemas/Error" }, body);
    expect(violations).toEqual([]);
    return { status, headers, body };
  };
  const read = (url: string, headers: Record<string, string> = {}) => answer(url, { headers });
  const post = (url: string, body: unknown, headers: Record<string, string> = {}, connection?: unknown) =>
    answer(
      url,
      {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { "content-type": "application/json", ...headers },
      },
      connection,
    );
  return { directory, clock, sandbox, ask, answer, read, post };
}

/** Returns the status and body of an error response. */
export const failure = ({ status, body }: Answer) => ({
  status,
  ...(body as components["schemas"]["Error"]),
});

export type OpenSandbox = ReturnType<typeof openSandbox>;

/** Creates an onboarding and returns its credentials. */
export async function signUp({ post }: OpenSandbox, more: object = {}) {
  const { body } = await post(`${wizard}/new`, { ...customer, ...more });
  return body as { id: string; hash: string };
}

/** Creates a sandbox with an onboarding; `call` sends credentials in the body, `store` in the path. */
export async function onboarding(options: Partial<SandboxOptions> = {}, more: object = {}) {
  const opened = openSandbox(options);
  const credentials = await signUp(opened, more);
  const call = (name: string, body: object = {}, headers: Record<string, string> = {}) =>
    opened.post(`${wizard}/${name}`, { ...credentials, ...body }, headers);
  const hash = { "x-onboarding-hash": credentials.hash };
  const store = (part: "setup" | "edit", body?: object) => {
    const url = `${wizard}/${credentials.id}/store-${part}`;
    return body ? opened.post(url, body, hash) : opened.read(url, hash);
  };
  const upload = (data: object, files: Record<string, Uint8Array<ArrayBuffer>> = {}) => {
    const body = new FormData();
    body.append("data", JSON.stringify({ id: credentials.id, ...data }));
    for (const [name, bytes] of Object.entries(files)) body.append(name, new Blob([bytes]), `${name}.bin`);
    return opened.answer(`${wizard}/store-image`, { method: "POST", body, headers: hash });
  };
  /** Returns the stored data of the onboarding, as the leads page shows it. */
  const lead = async () => {
    const { onboardings } = (await opened.read("/sandbox/leads")).body as { onboardings: Body[] };
    return onboardings.find(({ id }) => id === credentials.id) ?? {};
  };
  return { ...opened, credentials, hash, call, store, upload, lead };
}

/** Returns a code of the simulated login dialog for a given scenario. */
export async function metaToken({ ask }: Pick<OpenSandbox, "ask">, scenario = "complete"): Promise<string> {
  const page = await (await ask(`/sandbox/meta/login?state=s&origin=${encodeURIComponent(origin)}`)).text();
  return `${/data-code="([0-9a-f]+)"/.exec(page)?.[1] ?? ""}.${scenario}`;
}
