import { beforeEach, describe, expect, test, vi } from "vitest";
import { configureApi } from "@/services/api-settings";
import { callGroups, type CallId } from "@/services/call-groups";
import type { CallError } from "@/services/errors";
import { callsMade } from "../../fixtures/calls-made";
import { acceptedAnswers, acceptedRefusals } from "../../helpers/accepted-answers";

const fetching = vi.fn<typeof fetch>();
beforeEach(() => {
  fetching.mockReset();
  configureApi({ fetch: fetching, firstPause: 1 });
});

async function outcomeOf(call: CallId, body: string, status = 200) {
  fetching.mockImplementation(() => Promise.resolve(new Response(body, { status })));
  const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
  const outcome = await callsMade[call][0]().then(
    (read) => ({ read, error: null }),
    (error: unknown) => ({ read: null, error: error as CallError }),
  );
  return { ...outcome, logged: logged.mock.calls.flat().join("\n") };
}

const isCall = (name: string): name is CallId => name in callGroups;

describe("table of accepted responses", () => {
  test("the response table lists every call whose response a screen uses", () => {
    const calls = new Set(acceptedAnswers.map(({ call }) => call));
    expect([...calls].filter((call) => !isCall(call))).toEqual([]);
    const reading = Object.keys(callGroups).filter((call) => /^(?:list|get|create|complete)-/.test(call));
    expect(reading.filter((call) => !calls.has(call))).toEqual([]);
  });

  test.each(acceptedAnswers)("handles the response to $call, $form: $body", async ({ call, body, read }) => {
    const { error, logged, ...outcome } = await outcomeOf(call as CallId, body);
    if (read === "does not fit") {
      expect(error).toMatchObject({ code: "invalid-response", call });
      expect(logged).toMatch(new RegExp(`^${call}: expected .+ at .+ of the answer$`));
    } else if (read.startsWith("refused: ")) {
      expect(error).toMatchObject({ code: "refused", serverMessage: read.slice("refused: ".length) });
    } else {
      expect(outcome.read).toMatchObject(JSON.parse(read) as object);
      expect(logged).toBe("");
    }
  });
});

test.each(acceptedRefusals)(
  "handles the error response, $status, $form: $body",
  async ({ status, body, message, fields }) => {
    const { error } = await outcomeOf("create-onboarding", body, status);
    const atFields = error?.fields?.map((one) => [one.field, one.message]) ?? [];
    expect({ message: error?.serverMessage, fields: Object.fromEntries(atFields) as object }).toEqual({
      message,
      fields,
    });
  },
);

test("the console never contains a value from a response", async () => {
  const body = '{"packages":[{"id":{"secret":"s3cr3t"},"name":"s3cr3t"}]}';
  const { logged } = await outcomeOf("list-packages", body);
  expect(logged).toBe("list-packages: expected (string | number) at 0.id of the answer");
});
