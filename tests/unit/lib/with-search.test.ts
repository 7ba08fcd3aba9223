import { expect, it } from "vitest";
import { withSearch } from "@/lib/with-search";

it.each([
  ["/a/", "", "/a/"],
  ["/a/", "?x=1", "/a/?x=1"],
  ["/a/?step=1", "", "/a/?step=1"],
  ["/a/?step=1", "?utm=x&step=9", "/a/?step=1&utm=x"],
])("joins %s and %j into %s", (path, search, address) => expect(withSearch(path, search)).toBe(address));
