import { expect, it } from "vitest";
import { escapeHtml, hashSource } from "../../../../sandbox/pages/html";

it("text is escaped for content and attributes", () =>
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    "&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;",
  ));

it("an inline script or style is allowed by its SHA-256 hash", () =>
  // Hash of the empty string (FIPS 180-4).
  expect(hashSource("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"));
