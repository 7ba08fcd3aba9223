import { describe, expect, it, vi } from "vitest";
import { asNetworkError, drop, truncate } from "../../../../sandbox/http/connection";
import type { Fault } from "../../../../sandbox/http/faults";
import { spoil } from "../../../../sandbox/http/spoil";

const answer = () => Response.json({ id: "1" }, { status: 201 });

async function spoilt(fault: Fault, response?: Response, locale: "tr" | "en" = "en") {
  const result = await spoil(fault, response, { connection: {}, locale });
  return {
    status: result.status,
    type: result.headers.get("content-type"),
    wait: result.headers.get("retry-after"),
    text: await result.text(),
  };
}

describe("an answer that a fault spoils", () => {
  it("keeps its status and content where the fault changes neither", async () => {
    expect(await spoilt({ delay: 5 }, answer())).toEqual({
      status: 201,
      type: "application/json",
      wait: null,
      text: '{"id":"1"}',
    });
  });

  it("is an error in the visitor's language where nothing was carried out", async () => {
    const { text: english, ...rest } = await spoilt({ status: 503, retryAfter: 0 });
    expect(rest).toEqual({ status: 503, type: "application/json", wait: "0" });
    const { text: turkish } = await spoilt({ status: 503 }, undefined, "tr");
    expect(JSON.parse(english)).toMatchObject({
      code: "provoked",
      message: expect.stringMatching(/test/) as string,
    });
    expect(JSON.parse(turkish)).toMatchObject({ message: expect.stringMatching(/deneme/) as string });
  });

  it("is a success where neither says otherwise", async () => expect((await spoilt({})).status).toBe(200));

  it.each([
    ["missing-fields", "application/json", /^\{\}$/],
    ["malformed", "application/json", /^\{"message": $/],
    ["html", "text/html; charset=utf-8", /^<!doctype html>.*Bad Gateway/],
    ["truncated", "application/json", /^\{"id"$/],
  ] as const)("has a body that is %s", async (body, type, text) => {
    expect(await spoilt({ body, status: 502 }, answer())).toMatchObject({
      status: 502,
      type,
      text: expect.stringMatching(text) as string,
    });
  });

  it("is a network error when the connection is cut", async () => {
    const cut = await spoil({ drop: true }, answer(), { connection: {}, locale: "en" });
    expect(asNetworkError(cut).type).toBe("error");
    expect(asNetworkError(answer()).status).toBe(201);
  });
});

describe("a connection over the network", () => {
  it("is cut at its socket", () => {
    const destroy = vi.fn();
    const response = drop({ incoming: { socket: { destroy } } } as never);
    expect(destroy).toHaveBeenCalledOnce();
    expect(asNetworkError(response).type).not.toBe("error");
  });

  it("announces a whole answer, and is cut in the middle of it", () => {
    const destroy = vi.fn();
    const writeHead = vi.fn();
    const write = vi.fn((_: string, written: () => void) => written());
    truncate({ outgoing: { socket: {}, writeHead, write, destroy } } as never, "çiçek!", 207);
    expect(writeHead).toHaveBeenCalledWith(207, {
      "content-type": "application/json",
      "content-length": "8",
    });
    expect(write.mock.calls[0]?.[0]).toBe("çiç");
    expect(destroy).toHaveBeenCalledOnce();
  });
});
