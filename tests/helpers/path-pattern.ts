/**
 * What a path of a document stands for, which may hold wildcards, alternatives and placeholders: a file, with or without its
 * extension, or a folder with everything in it.
 * @example pathPattern("data/legal/<id>/{tr,en}.md").test("data/legal/cookie/tr.md") // true
 */
export function pathPattern(name: string): RegExp {
  const escape = (text: string) => text.replace(/[.+^$()|[\]\\]/g, "\\$&");
  const pattern = escape(name.replace(/\/$/, ""))
    .replace(/\{([^{}]+)\}/g, (_, list: string) => `(?:${list.split(",").join("|")})`)
    .replace(/<[^<>]+>|…|\*+/g, "[^/]*");
  return new RegExp(`^(?:${pattern})(?:/.*|\\.(?:tsx?|mts|js|spec\\.ts|test\\.tsx?|md))?$`);
}
