import { describe, expect, it } from "vitest";
import { pagePolicy } from "../../../../sandbox/pages/html";
import { onboarding, openSandbox, signUp, start, wizard } from "../open-sandbox";

const page = (opened: Pick<ReturnType<typeof openSandbox>, "ask">) =>
  opened.ask("/sandbox/leads", { headers: { accept: "text/html,*/*" } });

/** Returns the rows of the page's tables as lists of cells. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr>(<td>.*?)<\/tr>/g)].map(([, cells = ""]) =>
    [...cells.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell),
  );

describe("content of the leads page", () => {
  it("the leads page shows a message if there are no leads yet", async () => {
    const response = await page(openSandbox());
    const html = await response.text();
    expect(response.headers.get("content-security-policy")).toBe(pagePolicy);
    expect(response.headers.get("vary")).toBe("accept");
    expect(html.match(/<p>Nothing yet\.<\/p>/g)).toHaveLength(3);
    expect(html).not.toContain("<table");
  });

  it("the leads page shows hostile input as plain text", async () => {
    const html = await (await page(await onboarding({}, { name: "<img src=x>" }))).text();
    expect(html).not.toContain("<img");
    expect(html).toContain("&lt;img src=x&gt;");
  });

  it("the leads page lists everything newest first, in HTML and JSON", async () => {
    const opened = openSandbox();
    const { clock, post, read } = opened;
    for (const name of ["First", "Second", "Third"]) {
      await signUp(opened, { name });
      await post("/site/contact", {
        name,
        surname: "Y",
        email: "a@b.example",
        department: "Sales",
        topic: "plans",
        message: "Merhaba",
      });
      await post("/site/newsletter", { email: `${name}@b.example`, consent: true });
      clock.now += 1_000;
    }
    const leads = (await read("/sandbox/leads")).body as {
      onboardings: { customer: { name: string } }[];
      contactMessages: { name: string }[];
      subscriptions: { email: string }[];
    };
    const newest = ["Third", "Second", "First"];
    expect(leads.onboardings.map(({ customer }) => customer.name)).toEqual(newest);
    expect(leads.contactMessages.map(({ name }) => name)).toEqual(newest);
    expect(leads.subscriptions.map(({ email }) => email)).toEqual([
      "third@b.example",
      "second@b.example",
      "first@b.example",
    ]);

    const rows = rowsOf(await (await page(opened)).text());
    const time = new Date(start + 2_000).toISOString();
    expect(rows).toHaveLength(9);
    expect(rows[3]?.slice(0, 7)).toEqual([time, "Third", "Y", "a@b.example", "Sales", "plans", "Merhaba"]);
    expect(rows[6]).toEqual([time, "third@b.example", "tr"]);
  });

  it("the leads page reveals no credentials that would open an onboarding", async () => {
    const opened = await onboarding();
    await opened.call("packages");
    const texts = [await (await page(opened)).text(), JSON.stringify(await opened.read("/sandbox/leads"))];
    for (const text of texts) {
      expect(text).not.toContain(opened.credentials.hash);
      expect(text).not.toContain("hashDigest");
    }
    expect((await opened.post(`${wizard}/packages`, opened.credentials)).status).toBe(200);
  });
});
