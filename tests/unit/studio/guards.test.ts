import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createStudio } from "../../../studio/server/studio";
import { studioRoot } from "../../helpers/studio-root";

const own = { host: "localhost:9002", cookie: "studio=secret", origin: "http://localhost:9002" };

describe("requests to the studio's server", () => {
  let copy: ReturnType<typeof studioRoot>;
  let app: ReturnType<typeof createStudio>;
  beforeAll(() => {
    copy = studioRoot();
    app = createStudio({ root: copy.root, token: "secret", app: { script: "js", styles: "css" } });
  });
  afterAll(() => copy.remove());
  const ask = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
    app.request(`http://localhost:9002${path}`, { ...init, headers });
  const codeOf = async (answer: Response | Promise<Response>) =>
    ((await (await answer).json()) as { code: string }).code;
  const { origin: _, ...reader } = own;

  it("the studio accepts its own address with a token, and stores the token in an HttpOnly cookie", async () => {
    const answer = await ask("/studio/?token=secret", { host: own.host });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/studio/");
    expect(answer.headers.get("set-cookie")).toBe("studio=secret; Path=/studio/; HttpOnly; SameSite=Strict");
    expect((await ask("/studio/", reader)).status).toBe(200);
    const outline = ask("/studio/api/outline", own, { method: "POST", body: "{}" });
    expect((await outline).status).toBe(200);
  });

  it.each([
    "/studio/",
    "/studio/?token=wrong",
    "/studio/app.js",
    "/studio/api/archive",
    "/studio/api/picture",
  ])("does not serve %s without the token", async (path) => {
    expect((await ask(path, { host: own.host })).status).toBe(403);
    expect((await ask(path, { host: own.host, cookie: "studio=wrong" })).status).toBe(403);
  });

  it.each(["evil.example", "evil.example:9002", "localhost.evil.example:9002", "192.168.1.4:9002", ""])(
    "rejects the host %j, with or without the token",
    async (host) => {
      expect(await codeOf(ask("/studio/api/outline", { ...reader, host }))).toBe("foreignHost");
    },
  );

  it.each(["http://evil.example", "http://localhost:9000", "https://localhost:9002", "null"])(
    "rejects requests from the origin %s",
    async (origin) => {
      const headers = { ...own, origin };
      for (const [method, path] of [
        ["POST", "/studio/api/check"],
        ["POST", "/studio/api/save"],
        ["POST", "/studio/api/undo"],
        ["POST", "/studio/api/handOver"],
        ["POST", "/studio/api/pictures/cover"],
        ["GET", "/studio/api/archive"],
      ] as const)
        expect(await codeOf(ask(path, headers, { method })), path).toBe("foreignOrigin");
    },
  );

  it("the studio rejects writes without an origin, and requests from other sites", async () => {
    expect(await codeOf(ask("/studio/api/undo", reader, { method: "POST", body: "{}" }))).toBe(
      "foreignOrigin",
    );
    const headers = { ...reader, "sec-fetch-site": "same-site" };
    expect(await codeOf(ask("/studio/api/archive", headers))).toBe("foreignOrigin");
  });

  it("the studio limits the size of a request body, whatever its declared length", async () => {
    const put = (body: BodyInit) =>
      ask("/studio/api/check", own, { method: "POST", body, duplex: "half" } as object);
    expect((await put("x".repeat(1024 * 1024 + 1))).status).toBe(413);
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
    });
    expect((await put(endless)).status).toBe(413);
    const picture = await ask("/studio/api/pictures/cover", own, {
      method: "POST",
      body: new Uint8Array(25 * 1024 * 1024 + 1),
    });
    expect(picture.status).toBe(413);
  });

  it.each(["data/../package.json", "package.json", "/etc/passwd", ".git/config"])(
    "does not serve %s",
    async (file) => {
      const query = new URLSearchParams({ file }).toString();
      const item = ask("/studio/api/item", own, { method: "POST", body: JSON.stringify({ file }) });
      expect((await item).status).toBe(403);
      expect((await ask(`/studio/api/picture?${query}`, reader)).status).toBe(403);
    },
  );

  it.each(["not json", '{"file":1,"at":[]}', '{"file":"data/faq.json","at":[{}]}', "null", "[]"])(
    "responds to the body %s with an error message",
    async (body) => {
      const answer = await ask("/studio/api/check", own, { method: "POST", body });
      expect(answer.status).toBe(400);
      expect(((await answer.json()) as { message: object }).message).toHaveProperty("tr");
    },
  );

  it("the studio's pages forbid framing and external resources", async () => {
    const { headers } = await ask("/studio/", reader);
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(headers.get("cache-control")).toBe("no-store");
  });
});
