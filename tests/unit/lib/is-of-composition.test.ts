import { expect, it } from "vitest";
import { isOfComposition } from "@/lib/browser-support";

it.each([
  ["a key by itself", { isComposing: false, keyCode: 13 }, false],
  ["a key within a composition", { isComposing: true, keyCode: 13 }, true],
  ["the Enter that ends one in Safari", { isComposing: false, keyCode: 229 }, true],
])("%s", (_, key, expected) => expect(isOfComposition(key)).toBe(expected));
