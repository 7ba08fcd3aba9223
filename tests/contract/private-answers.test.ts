import http from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, test, vi } from "vitest";
import { closeServer } from "../../scripts/close-server";
import { openSandbox, origin, wizard, type OpenSandbox } from "./sandbox/open-sandbox";

/** Sends a request over a socket, since `fetch` sets the Host header itself. */
function ask(port: number, host: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path, host: "127.0.0.1", headers: { host } }, (response) => {
      let body = "";
      response.on("data", (part: Buffer) => (body += part.toString()));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    });
    request.on("error", reject).end();
  });
}

function listening(fetch: OpenSandbox["sandbox"]["fetch"]) {
  const listener = getRequestListener(fetch);
  return http.createServer((request, response) => void listener(request, response));
}

/** Runs a check against the sandbox behind a local socket. */
async function overNetwork(options: object, check: (port: number) => Promise<void>) {
  const { sandbox } = openSandbox(options);
  const server = listening(sandbox.fetch);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await check((server.address() as AddressInfo).port);
  } finally {
    await closeServer(server);
  }
}

const settings = { hosts: [], allowedOrigins: ["https://www.shop.example:8443"] };

test("a request whose target names a different host than its Host header is rejected", async () => {
  await overNetwork(settings, async (port) => {
    expect((await ask(port, "localhost", "http://evil.example/sandbox/leads")).status).toBe(421);
    expect((await ask(port, "evil.example", "http://localhost/sandbox/leads")).status).toBe(421);
  });
});

const privateHeaders = {
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
};

test.each([
  ["GET", "/sandbox/leads", "application/json"],
  ["GET", "/sandbox/leads", "text/html"],
  ["POST", "/sandbox/faults", "*/*"],
  ["GET", `/sandbox/meta/login?state=s&origin=${encodeURIComponent(origin)}`, "text/html"],
  ["GET", "/sandbox/meta/login", "text/html"],
  ["GET", "/sandbox/nothing", "*/*"],
  ["GET", "/site/nothing", "*/*"],
  ["GET", `${wizard}/unknown/store-setup`, "*/*"],
  ["POST", `${wizard}/new`, "*/*"],
  ["POST", "/site/contact-form", "text/html"],
  ["POST", "/site/newsletter-form?lang=en", "text/html"],
])("%s %s as %s is not cacheable, frameable or sniffable", async (method, path, accept) => {
  const { headers } = await openSandbox().ask(path, { method, headers: { accept } });
  expect(Object.fromEntries(headers)).toMatchObject(privateHeaders);
  const policy = headers.get("content-security-policy") ?? "";
  for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy.split("; ")).toContain(part);
  expect(policy).not.toContain("unsafe");
});

test("error responses to foreign origins and hosts have the same privacy headers", async () => {
  const { ask: askSandbox } = openSandbox({ hosts: [] });
  const refused = await askSandbox("/sandbox/leads");
  expect(refused.status).toBe(421);
  expect(Object.fromEntries(refused.headers)).toMatchObject(privateHeaders);
});

test("an interrupted upload is neither logged nor stored", async () => {
  const output = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const running = openSandbox({ hosts: [] });
  const server = listening(running.sandbox.fetch);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  for (const [path, type] of [
    [`${wizard}/new`, "application/json"],
    [`${wizard}/store-image`, "multipart/form-data; boundary=b"],
    ["/site/contact-form", "application/x-www-form-urlencoded"],
  ] as const) {
    const closed = new Promise<void>((resolve) =>
      server.once("request", (received) => {
        received.once("close", resolve);
        setTimeout(() => request.destroy(), 30);
      }),
    );
    const request = http.request({ port, path, method: "POST", host: "127.0.0.1" });
    request.setHeader("content-type", type);
    request.setHeader("content-length", "5000");
    request.on("error", () => undefined);
    request.write("name=Elif");
    await closed;
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(output).not.toHaveBeenCalled();
  expect((await ask(port, "localhost", "/sandbox/effects")).body).toBe("{}");
  await closeServer(server);
});
