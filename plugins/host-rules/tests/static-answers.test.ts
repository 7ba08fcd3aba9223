import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeServer } from "../../../scripts/close-server";
import { staticServer } from "../static-server";
import { httpAsk } from "../../../tests/helpers/http-ask";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "answers-"));
const rules = {
  redirects: [{ from: "/About", to: "/about/", status: 301 }],
  rewrites: [{ prefix: "/onboarding/", file: "/onboarding/index.html" }],
  notFound: [
    { prefix: "/en/", file: "/en/404.html" },
    { prefix: "/", file: "/404.html" },
  ],
  headers: { "x-content-type-options": "nosniff" },
  policies: {
    "/about/index.html": "script-src 'self'",
    "/onboarding/index.html": "script-src 'none'",
    "/404.html": "default-src 'none'",
  },
};
const written = ["404.html", "en/404.html", "about/index.html", "onboarding/index.html", "logo.avif"];
const server = http.createServer(staticServer(folder, rules));
const ask = (target: string, method = "GET") =>
  httpAsk(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { path: target, method });

beforeAll(async () => {
  for (const file of written) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), file);
  }
  // The server lists the files when it is made where they do not change: a second one knows them.
  server.removeAllListeners("request").on("request", staticServer(folder, rules));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  await closeServer(server);
  fs.rmSync(folder, { recursive: true, force: true });
});

describe("the preview server answers as hosts do", () => {
  it("a page, with the headers of all answers and its own policy", async () => {
    expect(await ask("/about/?utm_source=mail")).toMatchObject({
      status: 200,
      body: "about/index.html",
      headers: {
        "x-content-type-options": "nosniff",
        "content-security-policy": "script-src 'self'",
        "cache-control": "public, max-age=0, must-revalidate",
      },
    });
  });

  it("a page without its slash, and an alias, with the way to the page", async () => {
    expect(await ask("/about?a=1")).toMatchObject({ status: 301, headers: { location: "/about/?a=1" } });
    expect(await ask("/About?a=1")).toMatchObject({
      status: 301,
      headers: { location: "/about/?a=1", "x-content-type-options": "nosniff" },
    });
  });

  it("every address of a client-only area with its page", async () => {
    for (const address of ["/onboarding/", "/onboarding/setup/"])
      expect(await ask(address)).toMatchObject({
        status: 200,
        body: "onboarding/index.html",
        headers: { "content-security-policy": "script-src 'none'" },
      });
    expect(await ask("/onboarding/setup")).toMatchObject({
      status: 301,
      headers: { location: "/onboarding/setup/" },
    });
  });

  it("a picture with its media type, also one that the server does not know", async () => {
    expect((await ask("/logo.avif")).headers["content-type"]).toBe("image/avif");
    expect((await ask("/about/")).headers["content-type"]).toMatch(/^text\/html/);
  });

  it("what is not there with the page of the address's language", async () => {
    expect(await ask("/nowhere/")).toMatchObject({
      status: 404,
      body: "404.html",
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-security-policy": "default-src 'none'",
      },
    });
    expect(await ask("/en/nowhere")).toMatchObject({ status: 404, body: "en/404.html" });
  });

  it("a question for the head alone without a body", async () => {
    expect(await ask("/about/", "HEAD")).toMatchObject({ status: 200, body: "" });
    expect(await ask("/nowhere/", "HEAD")).toMatchObject({ status: 404, body: "" });
  });

  it("another method with those it takes", async () => {
    expect(await ask("/about/", "DELETE")).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD", "x-content-type-options": "nosniff" },
    });
  });

  it("an address that is no path with the root", async () => {
    expect((await ask("*", "GET")).status).toBe(404);
  });
});

describe("a site without a page for what is not there", () => {
  it("is answered without a body", async () => {
    const empty = fs.mkdtempSync(path.join(os.tmpdir(), "empty-"));
    const bare = http.createServer(staticServer(empty, { ...rules, notFound: [] }));
    await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
    const origin = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
    expect(await httpAsk(origin, { path: "/x" })).toMatchObject({ status: 404, body: "" });
    bare.close();
    fs.rmSync(empty, { recursive: true });
  });
});
