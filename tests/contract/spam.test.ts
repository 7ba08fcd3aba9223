import { describe, expect, test } from "vitest";
import { formTrace, minFillTime } from "@/lib/form-trace";
import { failure, startSandbox, type RunningSandbox } from "./running-sandbox";
import { customer, origin, wizard } from "./sandbox/open-sandbox";

const person = { name: "Elif", surname: "Yıldız", email: customer.email };

/** Public forms, each with a valid body. */
const forms: Readonly<Record<string, { url: string; body: object }>> = {
  "sign-up": { url: `${wizard}/new`, body: customer },
  contact: { url: "/site/contact", body: { ...person, department: "Sales", message: "Merhaba" } },
  newsletter: { url: "/site/newsletter", body: { email: customer.email, consent: true } },
};
const rows = Object.entries(forms).map(([name, form]) => [name, form] as const);

/** Sends a request with a given remote address, as the server passes it on. */
function from({ sandbox }: RunningSandbox, remoteAddress: string, url: string, body: object, trace?: string) {
  const headers = { "content-type": "application/json", ...(trace && { "x-form-trace": trace }) };
  const request = new Request(origin + url, { method: "POST", body: JSON.stringify(body), headers });
  return sandbox.fetch(request, { incoming: { socket: { remoteAddress } } });
}

describe.each(rows)("spam protection of the %s form", (_, { url, body }) => {
  test.each([
    ["with the honeypot field filled in", "5230;filled"],
    ["with an impossibly short time", `${minFillTime - 1};empty`],
    ["with made-up content", "robot"],
    ["empty", ""],
    ["with an invalid time", "-5;empty"],
    ["in exponential notation", "1e9;empty"],
    ["with trailing content", "5230;empty;x"],
  ])(
    "rejects a form trace %s, stores nothing, and explains how a person can proceed",
    async (_name, trace) => {
      const { ask, post } = startSandbox();
      const refused = await failure(await post(url, body, { "x-form-trace": trace }));
      expect(refused).toMatchObject({ status: 422, code: "looks_automated" });
      expect(refused.message).toContain("yeniden gönderin");
      expect(await (await ask("/sandbox/effects")).json()).toEqual({});
    },
  );

  test("the form accepts a person's submission, and a call without a form trace", async () => {
    const { post } = startSandbox();
    expect((await post(url, body, { "x-form-trace": formTrace(minFillTime, "") })).status).toBe(200);
    expect((await post(url, body)).status).toBe(200);
  });

  test("the form rate-limits one address, states a retry time, and does not slow others down", async () => {
    let now = 1_800_000_000_000;
    const running = startSandbox({ rateLimit: { calls: 5, milliseconds: 60_000 }, now: () => now });
    const statuses: number[] = [];
    for (let count = 0; count < 50; count += 1)
      statuses.push((await from(running, "203.0.113.9", url, body)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
    now += 10_000;
    const limited = await from(running, "203.0.113.9", url, body);
    expect(limited.headers.get("retry-after")).toBe("50");
    expect((await failure(limited)).code).toBe("rate_limited");
    expect((await from(running, "203.0.113.10", url, body)).status).toBe(200);
    now += 50_000;
    expect((await from(running, "203.0.113.9", url, body)).status).toBe(200);
  });
});

test("the form accepts 200 people who fill it in at their own pace", async () => {
  let now = 1_800_000_000_000;
  const running = startSandbox({ now: () => now });
  const statuses: number[] = [];
  for (let visitor = 0; visitor < 200; visitor += 1) {
    const [, { url, body }] = rows[visitor % rows.length]!;
    // Fill times from the fastest autofill to a page left open for a week, forty people per address.
    const trace = formTrace(minFillTime * (1 + ((visitor * visitor * 15) % 604_000)), "");
    const address = `198.51.100.${Math.floor(visitor / 40)}`;
    statuses.push(
      (await from(running, address, url, { ...body, email: `v${visitor}@ornek.example` }, trace)).status,
    );
    now += 900;
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});
