import { describe, expect, test } from "vitest";
import { formTrace, minFillTime } from "@/lib/form-trace";
import { customer, failure, openSandbox, wizard, type OpenSandbox } from "./sandbox/open-sandbox";

const person = { name: "Elif", surname: "Yıldız", email: customer.email };

/** Public forms, each with a valid body. */
const forms: Readonly<Record<string, { url: string; body: object }>> = {
  "sign-up": { url: `${wizard}/new`, body: customer },
  contact: { url: "/site/contact", body: { ...person, department: "Sales", message: "Merhaba" } },
  newsletter: { url: "/site/newsletter", body: { email: customer.email, consent: true } },
};
const rows = Object.entries(forms).map(([name, form]) => [name, form] as const);

/** Sends a form with a given remote address, as the server passes it on. */
const from = ({ post }: OpenSandbox, remoteAddress: string, url: string, body: object, trace?: string) =>
  post(url, body, trace ? { "x-form-trace": trace } : {}, { incoming: { socket: { remoteAddress } } });

describe.each(rows)("spam protection of the %s form", (_, { url, body }) => {
  test.each(["5230;filled", `${minFillTime - 1};empty`, ""])(
    "the form trace “%s” is rejected with an explanation, and the form not stored",
    async (trace) => {
      const { post, read } = openSandbox();
      const refused = failure(await post(url, body, { "x-form-trace": trace }));
      expect(refused).toMatchObject({ status: 422, code: "looks_automated" });
      expect(refused.message).toContain("yeniden gönderin");
      expect((await read("/sandbox/effects")).body).toEqual({});
    },
  );

  test("the form accepts a person's submission, and one without an x-form-trace header", async () => {
    const { post } = openSandbox();
    expect((await post(url, body, { "x-form-trace": formTrace(minFillTime, "") })).status).toBe(200);
    expect((await post(url, body)).status).toBe(200);
  });

  test("the form rate-limits each IP address separately, with a retry time", async () => {
    let now = 1_800_000_000_000;
    const running = openSandbox({ rateLimit: { calls: 5, milliseconds: 60_000 }, now: () => now });
    const statuses: number[] = [];
    for (let count = 0; count < 50; count += 1)
      statuses.push((await from(running, "203.0.113.9", url, body)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
    now += 10_000;
    const limited = await from(running, "203.0.113.9", url, body);
    expect(limited.headers.get("retry-after")).toBe("50");
    expect(failure(limited).code).toBe("rate_limited");
    expect((await from(running, "203.0.113.10", url, body)).status).toBe(200);
    now += 50_000;
    expect((await from(running, "203.0.113.9", url, body)).status).toBe(200);
  });
});

test("the form accepts submissions from 200 people who fill it in at their own pace", async () => {
  let now = 1_800_000_000_000;
  const running = openSandbox({ now: () => now });
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
