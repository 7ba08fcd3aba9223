/**
 * Adds a query string to a URL; parameters already in the URL come first and take precedence.
 * @param search starts with a question mark or is empty
 * @example withSearch("/a/?step=1", "?utm=x&step=9") // "/a/?step=1&utm=x"
 */
export function withSearch(path: string, search: string): string {
  const [bare = "", own = ""] = path.split("?");
  if (own === "") return bare + search;
  const parameters = new URLSearchParams(own);
  const names = new Set(parameters.keys());
  for (const [name, value] of new URLSearchParams(search)) {
    if (!names.has(name)) parameters.append(name, value);
  }
  return `${bare}?${parameters.toString()}`;
}
