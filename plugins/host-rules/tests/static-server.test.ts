import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeServer } from "../../../scripts/close-server";
import { staticServer } from "../static-server";
import { httpAsk } from "../../../tests/helpers/http-ask";
import { temporaryFolder } from "../../../tests/helpers/temporary-folder";

const names = ["404.html", "new/index.html", "a.js"];
const folder = temporaryFolder(Object.fromEntries(names.map((name) => [name, name])));
const rules = {
  redirects: [{ from: "/old/*", to: "/new/:splat", status: 301 }],
  rewrites: [],
  notFound: [{ prefix: "/", file: "/404.html" }],
  headers: {},
  policies: {},
};
const server = http.createServer(staticServer(folder, rules, { isChanging: true }));
const ask = (target: string) =>
  httpAsk(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { path: target });

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(async () => {
  await closeServer(server);
});

describe("requests to the preview server", () => {
  it.each(["/%00", "/a.js/", "/a.js/b", "/%E0%A4%A", "/..%2fx", "/old/%0d%0ax:y/z", "//host/", "/\\host"])(
    "the server survives a request for %s",
    async (target) => {
      expect([301, 404]).toContain((await ask(target)).status);
      expect((await ask("/new/")).body).toBe("new/index.html");
    },
  );

  it("never redirects to another host, or with line breaks in the Location header", async () => {
    expect((await ask("/old/%0d%0ax:y/")).headers.location).toBe("/new/%0D%0Ax:y/");
    expect((await ask("//new")).headers.location).toBe("/new/");
  });

  it("serves files added while it runs, and no longer serves removed ones", async () => {
    fs.writeFileSync(path.join(folder, "late.js"), "1");
    expect((await ask("/late.js")).status).toBe(200);
    fs.rmSync(path.join(folder, "late.js"));
    expect((await ask("/late.js")).status).toBe(404);
  });
});
