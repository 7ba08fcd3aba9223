import { describe, expect, it } from "vitest";
import type { Operation } from "../../../../sandbox/contract";
import { readBody, readBytes } from "../../../../sandbox/http/read-body";
import { Refusal } from "../../../../sandbox/messages";
import { pngOfSize, withTail } from "../../../fixtures/broken-pictures";
import { wholePicture } from "../../../fixtures/whole-pictures";

const operation = (more: Partial<Operation>) =>
  ({ method: "post", isMultipart: false, ...more }) as Operation;
const json = operation({});
const multipart = operation({ isMultipart: true });

const request = (body: BodyInit | null, type?: string) =>
  new Request("http://site.test/", { method: "POST", body, headers: type ? { "content-type": type } : {} });
const sent = (text: string, type = "application/json") => readBody(request(text, type), json);
const refusal = (status: Refusal["status"], code: Refusal["code"]) => ({ status, code });

const form = (
  data: string | Blob | undefined,
  files: Record<string, string | Uint8Array<ArrayBuffer>> = {},
) => {
  const body = new FormData();
  if (data !== undefined) body.append("data", data);
  for (const [name, content] of Object.entries(files))
    body.append(name, typeof content === "string" ? content : new Blob([content]));
  return readBody(request(body), multipart);
};

describe("parsing a JSON body", () => {
  it("strings in a JSON body are trimmed", async () => {
    const { body } = await sent('{"name": " Elif ", "list": [" a ", 1, {"b": "c "}]}');
    expect(body).toEqual({ name: "Elif", list: ["a", 1, { b: "c" }] });
  });

  it.each(["application/json; charset=utf-8", "Application/JSON", "application/json ;x"])(
    "accepts a JSON body announced as %s",
    async (type) => expect((await sent("{}", type)).body).toEqual({}),
  );

  it.each(["text/plain", "application/jsonp", "x-application/json", "multipart/form-data; boundary=b"])(
    "rejects a JSON body announced as %s",
    (type) => expect(sent("{}", type)).rejects.toMatchObject(refusal(415, "unsupported_body")),
  );

  it.each(["", "{", "null", "[]", "7", '"x"'])("rejects a JSON body that is %j", (text) =>
    expect(sent(text)).rejects.toMatchObject(refusal(400, "malformed_body")),
  );

  it("a JSON body above 256 KiB is rejected", async () => {
    const text = (length: number) => `"${"x".repeat(length - 2)}"`;
    await expect(sent(text(256 * 1024))).rejects.toMatchObject({ code: "malformed_body" });
    await expect(sent(text(256 * 1024 + 1))).rejects.toMatchObject(refusal(413, "body_too_large"));
  });
});

describe("parsing a multipart body", () => {
  const text = '{"title": " Papatya "}';

  it("a multipart body may contain images, and its data in a text or file part", async () => {
    for (const data of [text, new Blob([text])]) {
      const { body, files } = await form(data, { logo: wholePicture("png"), favicon: wholePicture("ico") });
      expect(body).toEqual({ title: "Papatya" });
      expect(files.logo).toMatchObject({ type: "image/png" });
      expect(files.favicon).toMatchObject({ type: "image/x-icon" });
      expect(new Uint8Array(files.logo?.bytes ?? [])).toEqual(wholePicture("png"));
    }
  });

  it("a multipart body may omit images, but must not contain text instead", async () => {
    expect((await form(text, { logo: "logo.png" })).files).toEqual({});
  });

  it("the fingerprint of a multipart body includes all parts", async () => {
    const png = wholePicture("png");
    const prints = [
      await form(text, { logo: png }),
      await form(text, { favicon: png }),
      await form(text, { logo: wholePicture("jpeg") }),
      await form('{"title": "Lale"}', { logo: png }),
    ].map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(4);
    expect((await form(text, { logo: png })).fingerprint).toBe(prints[0]);
  });

  it.each(["application/json", "multipart/form-data", "x-multipart/form-data; boundary=b"])(
    "rejects a multipart body announced as %s",
    (type) =>
      expect(readBody(request("{}", type), multipart)).rejects.toMatchObject(
        refusal(415, "unsupported_body"),
      ),
  );

  it.each<readonly [string, Uint8Array<ArrayBuffer>, Refusal["status"], Refusal["code"]]>([
    ["too many bytes", new Uint8Array(2 * 1024 * 1024 + 1), 413, "file_too_large"],
    ["too many pixels", pngOfSize(30_000, 30_000), 415, "damaged_image"],
    ["half a PNG", wholePicture("png").slice(0, 60), 415, "damaged_image"],
    ["half a JPEG", wholePicture("jpeg").slice(0, 150), 415, "damaged_image"],
    ["half a WebP", wholePicture("webp").slice(0, 40), 415, "damaged_image"],
    ...["<svg/onload=alert(1)>", "<ScRiPt\nsrc=x>", "<?php x", "%PDF-1.7", "<!DOCTYPE html>"].map(
      (tail) => [`a page behind a picture: ${tail}`, withTail(tail), 415, "unsupported_image"] as const,
    ),
    ["no picture", new Uint8Array([1, 2, 3]), 415, "unsupported_image"],
    ["nothing", new Uint8Array(), 415, "unsupported_image"],
  ])("rejects an image file with %s", (_, bytes, status, code) =>
    expect(form(text, { logo: bytes })).rejects.toMatchObject({
      ...refusal(status, code),
      details: { field: "logo" },
    }),
  );

  it("a multipart body of up to 6 MiB is accepted", async () => {
    await expect(form(text, { other: "x".repeat(512 * 1024) })).resolves.toMatchObject({ files: {} });
    await expect(form(text, { other: "x".repeat(6 * 1024 * 1024) })).rejects.toMatchObject({ status: 413 });
  });
});

describe("reading request bytes", () => {
  it("an oversized Content-Length is rejected before the body is read", async () => {
    const announced = new Request("http://site.test/", {
      method: "POST",
      body: "x",
      headers: { "content-length": "11" },
    });
    await expect(readBytes(announced, 10)).rejects.toMatchObject(refusal(413, "body_too_large"));
    expect(announced.bodyUsed).toBe(false);
  });

  it("received bytes are counted and concatenated regardless of Content-Length", async () => {
    const streamed = () => {
      const body = new Blob(["Mer", "haba"]).stream();
      return new Request("http://site.test/", { method: "POST", body, duplex: "half" } as RequestInit);
    };
    expect((await readBytes(streamed(), 7)).toString()).toBe("Merhaba");
    await expect(readBytes(streamed(), 6)).rejects.toMatchObject({ status: 413 });
  });

  it("a missing body yields no bytes, and an interrupted body is rejected", async () => {
    expect(await readBytes(new Request("http://site.test/"), 10)).toHaveLength(0);
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    const cut = new Request("http://site.test/", { method: "POST", body, duplex: "half" } as RequestInit);
    await expect(readBytes(cut, 10)).rejects.toMatchObject(refusal(400, "malformed_body"));
  });
});
