import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../../../studio/app/api";

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

describe("studio API call", () => {
  it.each<[string, () => Promise<Response>]>([
    ["there is no network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the response is truncated", () => Promise.resolve(new Response('{"chan'))],
    ["another server responds", () => Promise.resolve(new Response("<h1>Bad gateway</h1>", { status: 502 }))],
  ])("reports an unreachable server if %s", async (_, answer) => {
    answering(answer);
    await expect(api.outline({})).rejects.toMatchObject({ name: "Error", code: "offline", text: null });
  });

  it("a server error keeps its code and message", async () => {
    const message = { tr: "Olmaz.", en: "No." };
    answering(() => Promise.resolve(Response.json({ code: "badRequest", message }, { status: 400 })));
    await expect(api.outline({})).rejects.toMatchObject({ code: "badRequest", text: message });
  });
});
