import { createHash } from "node:crypto";
import type { Operation } from "../contract";
import { Refusal } from "../messages";
import { imageNames, readImage, type ImageFile } from "./image-file";

/** Parsed request body; equal content has the same fingerprint. */
export type Content = {
  body: Record<string, unknown>;
  files: { logo?: ImageFile; favicon?: ImageFile };
  fingerprint: string;
};

/** Maximum size of a body in bytes; images have a separate limit. */
const maxJsonBytes = 256 * 1024;
const largestMultipart = 6 * 1024 * 1024;

/**
 * Reads a request body up to a maximum size; treats a disconnect as an unreadable body.
 * @throws Refusal for a larger or truncated body
 */
export async function readBytes(request: Request, largest: number): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > largest) throw new Refusal(413, "body_too_large");
  const bytes = await request.arrayBuffer().catch(() => Promise.reject(new Refusal(400, "malformed_body")));
  if (bytes.byteLength > largest) throw new Refusal(413, "body_too_large");
  return Buffer.from(bytes);
}

/** Parses a JSON object and trims its strings. */
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

/** Parses a request body; rejects bodies that are too large, malformed or of the wrong type. */
export async function readBody(request: Request, { method, isMultipart }: Operation): Promise<Content> {
  if (method === "get") return { body: {}, files: {}, fingerprint: "" };
  const type = request.headers.get("content-type") ?? "";
  const expected = isMultipart ? /^multipart\/form-data\s*;/i : /^application\/json\s*(?:;|$)/i;
  if (!expected.test(type)) throw new Refusal(415, "unsupported_body");
  if (isMultipart) return readMultipart(request, type);
  const bytes = await readBytes(request, maxJsonBytes);
  const fingerprint = createHash("sha256").update(bytes).digest("hex");
  return { body: parseObject(bytes.toString("utf8")), files: {}, fingerprint };
}
