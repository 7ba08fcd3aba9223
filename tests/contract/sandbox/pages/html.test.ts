import { expect, it } from "vitest";
import { hashSource } from "../../../../sandbox/pages/html";

it("an inline script or style is allowed by its SHA-256 hash", () =>
  // Hash of the empty string (FIPS 180-4).
  expect(hashSource("")).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"));
