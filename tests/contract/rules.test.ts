import { expect, test } from "vitest";
import { hugePng, iconOf, withTail } from "../fixtures/broken-pictures";
import { wholePicture } from "../fixtures/whole-pictures";
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
  expect(await status("select-package", { package_id: 999, features_ids: [1] })).toBe(422);
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

const damaged = Uint8Array.from(wholePicture("png"), (byte, at) => (at === 60 ? byte ^ 1 : byte));

test.each([
  ["PNG", wholePicture("png"), 200],
  ["JPEG", wholePicture("jpeg"), 200],
  ["ICO", wholePicture("ico"), 200],
  ["WebP", wholePicture("webp"), 200],
  ["a PNG cut off in its header", wholePicture("png").slice(0, 30), 415],
  ["a PNG cut off before its end", wholePicture("png").slice(0, -1), 415],
  ["a PNG with a wrong checksum", damaged, 415],
  ["a PNG of more pixels than can be unpacked", hugePng(), 413],
  ["an icon of more pixels than can be unpacked", iconOf(hugePng()), 413],
  ["a PNG with a script behind it", withTail("<script/src=//x.example>"), 415],
  ["a PNG with a drawing behind it", withTail("<svg/onload=alert(1)>"), 415],
  ["SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), 415],
  ["HTML with a picture's name", Buffer.from("<!doctype html>"), 415],
  ["an empty file", new Uint8Array(), 415],
  ["a PNG above the limit", Buffer.concat([wholePicture("png"), Buffer.alloc(2 * 1024 * 1024)]), 413],
])("an uploaded picture is judged by its bytes: %s", async (_, bytes, status) => {
  const running = startSandbox();
  const { id, hash } = await signUp(running);
  const body = new FormData();
  body.append("logo", new Blob([new Uint8Array(bytes)], { type: "image/png" }), "logo.png");
  body.append("data", JSON.stringify({ id, title: "a", description: "", tags: "" }));
  const url = `${wizard}/store-image`;
  const response = await running.ask(url, { method: "POST", body, headers: { "x-onboarding-hash": hash } });
  expect(response.status).toBe(status);
});

test("what stands behind a picture is not kept", async () => {
  const running = startSandbox();
  const { id, hash } = await signUp(running);
  const body = new FormData();
  const file = new Uint8Array(withTail("PK\u0003\u0004 and more"));
  body.append("logo", new Blob([file]), "logo.png");
  body.append("data", JSON.stringify({ id, title: "a", description: "", tags: "" }));
  const url = `${wizard}/store-image`;
  const response = await running.ask(url, { method: "POST", body, headers: { "x-onboarding-hash": hash } });
  expect(await response.json()).toMatchObject({
    logo: { type: "image/png", size: wholePicture("png").length },
  });
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
