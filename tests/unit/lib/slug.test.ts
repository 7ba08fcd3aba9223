import { expect, it } from "vitest";
import { slugOf } from "@/lib/slug";

it.each([
  ["Dijital Dükkân", "dijital-dukkan"],
  ["IĞDIR & Şehir", "igdir-sehir"],
  ["Fast Company", "fast-company"],
])("%s has the slug %s", (name, slug) => expect(slugOf(name)).toBe(slug));
