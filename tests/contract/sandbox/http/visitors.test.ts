import { describe, expect, it } from "vitest";
import { messageOf } from "../../../../sandbox/messages";
import { openSandbox, origin } from "../open-sandbox";

const shop = "https://www.shop.example:8443";
const settings = { hosts: [], allowedOrigins: [shop] };
const subscription = { email: "elif@papatya.example", consent: true };

describe("request for a known or unknown host", () => {
  const statusOf = async (url: string, host?: string) => {
    const { sandbox } = openSandbox(settings);
    const headers: HeadersInit = host === undefined ? {} : { host };
    return (await sandbox.fetch(new Request(`${url}/sandbox/effects`, { headers }))).status;
  };

  it.each([
    "http://localhost",
    "http://localhost:9000",
    "http://kanalya.localhost",
    "http://a.b.localhost",
    "http://127.0.0.1",
    "http://127.0.0.2:80",
    "http://[::1]:9000",
    "http://www.shop.example",
  ])("a known host is accepted: %s", async (url) => expect(await statusOf(url)).toBe(200));

  it.each([
    "http://evil.example",
    "http://localhost.evil.example",
    "http://127.0.0.1.evil.example",
    "http://evil-localhost",
    "http://shop.example",
    "http://192.168.1.10",
    "http://0.0.0.0",
    "http://[::2]",
  ])("an unknown host is rejected: %s", async (url) => expect(await statusOf(url)).toBe(421));

  it.each([
    ["localhost:9000", 200],
    ["www.shop.example", 200],
    ["LOCALHOST", 200],
    ["evil.example", 421],
    ["", 421],
    ["localhost@evil.example", 421],
    ["evil.example@localhost", 421],
    ["localhost/path", 421],
    ["localhost:port", 421],
  ])("the Host header is checked as well as the target: %s, %i", async (host, status) =>
    expect(await statusOf("http://localhost", host)).toBe(status),
  );

  it("a request for another host is rejected with a message in the visitor's language", async () => {
    const { read } = openSandbox(settings);
    expect(await read("/sandbox/leads", { "x-app-lang-code": "en" })).toMatchObject({
      status: 421,
      body: { code: "foreign_host", message: messageOf("foreign_host", "en") },
    });
  });
});

describe("request from another origin", () => {
  const send = (from: string, options: object = {}) =>
    openSandbox(options).post("/site/newsletter", subscription, { origin: from, "x-app-lang-code": "en" });

  it.each([
    "https://evil.example",
    "null",
    "http://site.test.evil.example",
    "http://evilsite.test",
    "http://site.test:8443",
    "file://",
    "not an origin",
  ])("a foreign origin is rejected with a message: %s", async (foreign) =>
    expect(await send(foreign, { allowedOrigins: [shop] })).toMatchObject({
      status: 403,
      body: { code: "foreign_origin", message: messageOf("foreign_origin", "en") },
    }),
  );

  it.each([origin, "https://site.test"])("an origin with the requested host is accepted: %s", async (own) =>
    expect((await send(own)).status).toBe(200),
  );

  it("an allowed origin may send requests and read the responses", async () => {
    const { status, headers } = await send(shop, { allowedOrigins: [shop] });
    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBe(shop);
    expect(headers.get("access-control-allow-credentials")).toBeNull();
    expect(headers.get("access-control-expose-headers")).toBe("retry-after");
  });

  it("only an allowed origin gets CORS preflight headers", async () => {
    const { ask } = openSandbox({ allowedOrigins: [shop] });
    const preflight = async (from: string) =>
      (
        await ask("/site/newsletter", {
          method: "OPTIONS",
          headers: { origin: from, "access-control-request-method": "POST" },
        })
      ).headers;
    expect((await preflight("http://other.test")).get("access-control-allow-origin")).toBeNull();
    const headers = await preflight(shop);
    expect(headers.get("access-control-allow-methods")).toBe("GET,POST");
    expect(headers.get("access-control-allow-headers")).toBe(
      "content-type,x-app-lang-code,x-onboarding-hash,x-form-trace,idempotency-key",
    );
    expect(headers.get("access-control-max-age")).toBe("600");
  });
});

it("an unknown endpoint responds with 404 in the visitor's language", async () =>
  expect(await openSandbox().read("/site/nothing", { "x-app-lang-code": "en" })).toMatchObject({
    status: 404,
    body: { code: "unknown_call", message: messageOf("unknown_call", "en") },
  }));
