/**
 * Returns a pattern for a documented path with wildcards, alternatives and placeholders. It matches files,
 * with or without extension, and everything in a folder.
 * @example pathPattern("data/legal/<id>/{tr,en}.md").test("data/legal/cookie/tr.md") // true
 */
export function pathPattern(name: string): RegExp {
  const escape = (text: string) => text.replace(/[.+^$()|[\]\\]/g, "\\$&");
  const pattern = escape(name.replace(/\/$/, ""))
    .replace(/\{([^{}]+)\}/g, (_, list: string) => `(?:${list.split(",").join("|")})`)
    .replace(/<[^<>]+>|…|\*+/g, "[^/]*");
  return new RegExp(`^(?:${pattern})(?:/.*|\\.(?:tsx?|mts|js|spec\\.ts|test\\.tsx?|md))?$`);
}
