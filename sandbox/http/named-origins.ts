/**
 * Parses a comma-separated setting of origins.
 * @throws Error that names an invalid origin
 * @example namedOrigins("https://shop.example, http://localhost:9000") // two origins
 */
export function namedOrigins(setting = ""): string[] {
  const names = setting
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  for (const name of names)
    if (!URL.canParse(name) || new URL(name).origin !== name)
      throw new Error(`SANDBOX_ORIGINS: "${name}" is not an origin such as https://www.example.com`);
  return names;
}
