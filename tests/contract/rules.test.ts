import { expect, test } from "vitest";
import { customer, failure, metaToken, signUp, startSandbox, wizard } from "./running-sandbox";

test("a store address belongs to one onboarding, and a former one becomes free", async () => {
  const running = startSandbox();
  const first = await signUp(running);
  const second = await signUp(running);
  const setUp = ({ id, hash }: typeof first, sub_domain: string) =>
    running.post(
      `${wizard}/${id}/store-setup`,
      { email: customer.email, sub_domain },
      { "x-onboarding-hash": hash },
    );
  expect((await setUp(first, "papatya")).status).toBe(200);
  expect((await setUp(first, "papatya")).status).toBe(200);
  expect(await failure(await setUp(second, "papatya"))).toMatchObject({
    status: 409,
    code: "sub_domain_taken",
    fields: [{ field: "sub_domain" }],
  });
  expect((await setUp(second, "www")).status).toBe(409);
  expect((await setUp(second, "xn--papatya")).status).toBe(422);
  await setUp(first, "papatya-butik");
  expect((await setUp(second, "papatya")).status).toBe(200);
});

test("only what was offered can be chosen", async () => {
  const running = startSandbox();
  const credentials = await signUp(running);
  const status = async (call: string, body: object) =>
    (await running.post(`${wizard}/${call}`, { ...credentials, ...body })).status;
  expect(await status("completing", { pdpa: true })).toBe(409);
  expect(await status("select-package", { package_id: 9, features_ids: [1] })).toBe(422);
  expect(await status("select-package", { package_id: 2, features_ids: [1, 2] })).toBe(422);
  expect(await status("select-integration", { integration_type: "unheard-of" })).toBe(422);
  expect(await status("select-integration", { integration_type: "none" })).toBe(200);
  expect(await status("whatsapp-configure", { whatsapp_number: "+908500000009" })).toBe(422);
  expect(await status("whatsapp-configure", { whatsapp_number: "+908500000003" })).toBe(409);
  const account = { page_id: "100200300400501", account_access_token: "stolen" };
  expect(await status("instagram-configure", account)).toBe(422);
});

test("the scenarios of Meta's stand-in", async () => {
  let now = 1_800_000_000_000;
  const running = startSandbox({ now: () => now });
  const credentials = await signUp(running);
  const ask = async (call: string, short_lived_token: string) => {
    const response = await running.post(`${wizard}/${call}`, { ...credentials, short_lived_token });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  expect((await ask("instagram-accounts", await metaToken(running, "no-instagram"))).body).toEqual({
    accounts: [],
  });
  expect((await ask("whatsapp-phone-numbers", await metaToken(running, "no-numbers"))).body).toEqual({
    numbers: [],
  });
  const expired = { status: 401, body: { code: "meta_token_expired" } };
  expect(await ask("facebook-configure", await metaToken(running, "expired"))).toMatchObject(expired);
  const token = await metaToken(running);
  expect((await ask("facebook-configure", token)).status).toBe(200);
  now += 10 * 60 * 1000 + 1;
  expect(await ask("facebook-configure", token)).toMatchObject(expired);
  expect(await ask("facebook-configure", "made-up")).toMatchObject({ status: 401 });
});

/** The beginning of a PNG with so many pixels on each side. */
const pngHeader = (side: number) =>
  `89504e470d0a1a0a0000000d49484452${side.toString(16).padStart(8, "0").repeat(2)}0806000000`;

test.each([
  ["PNG", pngHeader(16), 200],
  ["JPEG", "ffd8ffc0001108001000100301", 200],
  ["ICO", "00000100010010100000010020000400000016000000", 200],
  ["WebP", Buffer.from("RIFF0000WEBPVP8 ").toString("hex") + "00".repeat(10) + "10001000", 200],
  ["a PNG cut off in its header", "89504e470d0a1a0a00", 415],
  ["a PNG of more pixels than can be unpacked", pngHeader(20_000), 413],
  ["SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("hex"), 415],
  ["HTML with a picture's name", Buffer.from("<!doctype html>").toString("hex"), 415],
  ["an empty file", "", 415],
  ["a PNG above the limit", pngHeader(16) + "00".repeat(2 * 1024 * 1024), 413],
])("an uploaded picture is judged by its bytes: %s", async (_, hex, status) => {
  const running = startSandbox();
  const { id, hash } = await signUp(running);
  const body = new FormData();
  body.append("logo", new Blob([Buffer.from(hex, "hex")], { type: "image/png" }), "logo.png");
  body.append("data", JSON.stringify({ id, title: "a", description: "", tags: "" }));
  const url = `${wizard}/store-image`;
  const response = await running.ask(url, { method: "POST", body, headers: { "x-onboarding-hash": hash } });
  expect(response.status).toBe(status);
});

test("the forms are limited by address, with the time to wait", async () => {
  const { post } = startSandbox({ rateLimit: { calls: 2, milliseconds: 30_000 } });
  const subscribe = () => post("/site/newsletter", { email: customer.email, consent: true });
  expect([(await subscribe()).status, (await subscribe()).status]).toEqual([200, 200]);
  const refused = await subscribe();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("unknown calls are not found, and other origins are let in only when named", async () => {
  const { ask } = startSandbox({ allowedOrigins: ["http://localhost:9000"] });
  expect((await ask("/site/nothing")).status).toBe(404);
  const preflight = (origin: string) =>
    ask(`${wizard}/new`, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "x-app-lang-code",
      },
    });
  const allowed = await preflight("http://localhost:9000");
  expect(allowed.headers.get("access-control-allow-origin")).toBe("http://localhost:9000");
  expect(allowed.headers.get("access-control-allow-headers")).toContain("x-app-lang-code");
  expect((await preflight("http://other.test")).headers.get("access-control-allow-origin")).toBeNull();
});
