import { expect } from "vitest";
import { configureApi } from "@/services/api-settings";
import { answerProblems, problems } from "./contract-checks";
import { customer, openSandbox, origin, wizard } from "./sandbox/open-sandbox";
import type { SandboxOptions } from "../../sandbox/app";

/** A sandbox without a network, the site's services pointed at it, and the requests they send; each answer has to fit the contract. */
export function startSandbox(options: Partial<SandboxOptions> = {}) {
  const { directory, sandbox } = openSandbox(options);
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
