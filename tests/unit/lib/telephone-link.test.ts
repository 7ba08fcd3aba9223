import { expect, it } from "vitest";
import { telephoneLink } from "@/lib/format-phone";

it.each([
  ["+90 850 000 00 00", "tel:+908500000000"],
  ["(0850) 000-00-00", "tel:08500000000"],
])("%s is called at %s", (phone, link) => expect(telephoneLink(phone)).toBe(link));
