import { createHash } from "node:crypto";
import type { Operation } from "../contract";
import { Refusal } from "../refusal";
import { imageNames, readImage, type ImageFile } from "./image-file";

/** A request's content; the fingerprint is the same for two requests with the same content. */
export type Content = {
  body: Record<string, unknown>;
  files: { logo?: ImageFile; favicon?: ImageFile };
  fingerprint: string;
};

/** Bytes a body may have; pictures are checked one by one. */
const largestJson = 256 * 1024;
const largestMultipart = 6 * 1024 * 1024;

/** The next part of a body; a sender that goes away in the middle has sent nothing that can be read. */
const nextPart = (reader: ReadableStreamDefaultReader<Uint8Array> | undefined) =>
  reader?.read().catch(() => Promise.reject(new Refusal(400, "malformed_body")));

/**
 * Reads at most so many bytes, whatever the request announces.
 * @throws Refusal for more, and for a body that ends too early
 */
export async function readBytes(request: Request, largest: number): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > largest) throw new Refusal(413, "body_too_large");
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await nextPart(reader); part && !part.done; part = await nextPart(reader)) {
    size += part.value.length;
    if (size > largest) throw new Refusal(413, "body_too_large");
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** The object that a text holds, texts inside without blanks around them. */
function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text, (_, inner: unknown) => (typeof inner === "string" ? inner.trim() : inner));
  } catch {
    throw new Refusal(400, "malformed_body");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Refusal(400, "malformed_body");
  return value as Record<string, unknown>;
}

async function readMultipart(request: Request, type: string): Promise<Content> {
  const bytes = await readBytes(request, largestMultipart);
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => Promise.reject(new Refusal(400, "malformed_body")));
  const data = form.get("data");
  const text = data instanceof File ? await data.text() : (data ?? "");
  const files: Content["files"] = {};
  const digest = createHash("sha256").update(text);
  for (const name of imageNames) {
    const file = form.get(name);
    if (!(file instanceof File)) continue;
    files[name] = await readImage(name, file);
    digest.update(`\0${name}\0`).update(files[name].bytes);
  }
  return { body: parseObject(text), files, fingerprint: digest.digest("hex") };
}

/** Reads what a call was sent; refuses what is too large, of another kind, or cannot be read. */
export async function readBody(request: Request, { method, isMultipart }: Operation): Promise<Content> {
  if (method === "get") return { body: {}, files: {}, fingerprint: "" };
  const type = request.headers.get("content-type") ?? "";
  const expected = isMultipart ? /^multipart\/form-data\s*;/i : /^application\/json\s*(?:;|$)/i;
  if (!expected.test(type)) throw new Refusal(415, "unsupported_body");
  if (isMultipart) return readMultipart(request, type);
  const bytes = await readBytes(request, largestJson);
  const fingerprint = createHash("sha256").update(bytes).digest("hex");
  return { body: parseObject(bytes.toString("utf8")), files: {}, fingerprint };
}
