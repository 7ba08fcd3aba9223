import { expect } from "vitest";
import { configureApi } from "@/services/api-settings";
import { answerProblems, problems } from "./contract-checks";
import { asNetworkError, customer, openSandbox, origin, wizard } from "./sandbox/open-sandbox";
import type { SandboxOptions } from "../../sandbox/app";

/** Starts a sandbox without a network, records requests and validates responses against the contract. */
export function startSandbox(options: Partial<SandboxOptions> = {}) {
  const { directory, sandbox } = openSandbox(options);
  const sent: Request[] = [];
  const send = async (request: Request): Promise<Response> => {
    const response = asNetworkError(await sandbox.fetch(request));
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
  /** Calls the sandbox directly, bypassing the services. */
  const ask = (url: string, init?: RequestInit) => send(new Request(origin + url, init));
  const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
    ask(url, {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: { "content-type": "application/json", ...headers },
    });
  return { directory, sandbox, sent, ask, post };
}

/** Expects a successful response to match the contract, unless a test corrupts it on purpose. */
async function expectFitting(request: Request, response: Response) {
  const text = await response.text();
  const isSpoilt = ["{}", '{"message": '].includes(text) || text.startsWith("<");
  if (response.status !== 200 || isSpoilt) return;
  expect(answerProblems(request, text)).toEqual([]);
}

export type RunningSandbox = ReturnType<typeof startSandbox>;

type Failure = {
  status: number;
  message: string;
  code: string;
  fields?: { field: string; message: string }[];
};

/** Returns an error response after checking it against the contract. */
export async function failure(response: Response): Promise<Failure> {
  const body = (await response.json()) as Omit<Failure, "status">;
  expect(problems({ $ref: "#/components/schemas/Error" }, body)).toEqual([]);
  return { status: response.status, ...body };
}

/** Creates an onboarding and returns its credentials. */
export async function signUp({ post }: RunningSandbox) {
  return (await (await post(`${wizard}/new`, customer)).json()) as { id: string; hash: string };
}
