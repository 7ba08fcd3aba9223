import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { customer, origin, signUp, startSandbox, wizard } from "./running-sandbox";

test("the leads are shown to people and programs, hostile texts as texts and no hash at all", async () => {
  const running = startSandbox();
  const { hash } = await signUp(running);
  await running.post(`${wizard}/new`, { ...customer, name: "<img src=x onerror=alert(1)>" });
  const page = await (await running.ask("/sandbox/leads", { headers: { accept: "text/html" } })).text();
  expect(page).toContain("Elif Yıldız");
  expect(page).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(page).not.toContain("<img");
  const json = await (await running.ask("/sandbox/leads")).text();
  expect(page + json).not.toContain(hash);
});

test.each([
  ["tr", "Devam et"],
  ["en", "Continue"],
])("the dialog's stand-in speaks %s under a policy that lets its own script run", async (locale, label) => {
  const { ask } = startSandbox();
  const response = await ask(
    `/sandbox/meta/login?state=abc&origin=${encodeURIComponent(origin)}&locale=${locale}`,
  );
  const page = await response.text();
  expect(page).toContain(`<html lang="${locale}">`);
  expect(page).toContain(label);
  expect(page).toContain('data-state="abc"');
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? "";
  const hash = createHash("sha256").update(script).digest("base64");
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain(`script-src 'sha256-${hash}'`);
  expect(policy).not.toContain("unsafe");
});

test("the dialog's stand-in answers to known origins only", async () => {
  const { ask } = startSandbox({ allowedOrigins: ["http://localhost:9000"] });
  const status = async (opener: string) =>
    (await ask(`/sandbox/meta/login?state=abc&origin=${encodeURIComponent(opener)}`)).status;
  expect(await status("http://localhost:9000")).toBe(200);
  expect(await status("http://other.test")).toBe(400);
  expect((await ask(`/sandbox/meta/login?origin=${origin}`)).status).toBe(400);
});
