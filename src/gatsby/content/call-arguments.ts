const openers = "([{";
const closers = ")]}";

/** The offset behind a text that starts at an offset with its quote. */
function endOfText(source: string, start: number): number {
  const quote = source[start];
  let at = start + 1;
  while (at < source.length && source[at] !== quote) at += source[at] === "\\" ? 2 : 1;
  return at + 1;
}

/**
 * The arguments of a call, or the parts of an object, as they are written.
 * @param start offset behind the bracket that opens it
 */
export function argumentsAt(source: string, start: number): string[] {
  const parts: string[] = [];
  let [depth, from, at] = [0, start, start];
  for (; at < source.length; at += 1) {
    const sign = source[at] ?? "";
    if (`"'\``.includes(sign)) at = endOfText(source, at) - 1;
    else if (openers.includes(sign)) depth += 1;
    else if (closers.includes(sign) && depth === 0) break;
    else if (closers.includes(sign)) depth -= 1;
    else if (sign === "," && depth === 0) {
      parts.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, source.slice(from, at)].map((part) => part.trim()).filter((part) => part !== "");
}

/** Names of the options that a call hands over; null where they are only known while it runs. */
export type OptionNames = readonly string[] | null;

/**
 * Names in an argument that is written as an object; none where there is no argument.
 * @example optionNames("{ count, name: shop.name }") // ["count", "name"]
 */
export function optionNames(argument: string | undefined): OptionNames {
  if (argument === undefined) return [];
  if (!argument.startsWith("{")) return null;
  const names = argumentsAt(argument, 1).map((part) => /^(\w+)\s*(?::|$)/.exec(part)?.[1]);
  return names.every((name) => name !== undefined) ? names : null;
}
