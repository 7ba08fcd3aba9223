import { expect, it } from "vitest";
import { classNames } from "@/lib/class-names";

it.each<[(string | false | undefined)[], string]>([
  [["a"], "a"],
  [["a", "b"], "a b"],
  [["a", undefined, "b", false, ""], "a b"],
  [[], ""],
])("joins the class names in %j", (names, expected) => expect(classNames(...names)).toBe(expected));
