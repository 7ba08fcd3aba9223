type Node = unknown;
type Schema = Record<string, Node>;

const isSchema = (node: Node): node is Schema =>
  typeof node === "object" && node !== null && !Array.isArray(node);

/** Keywords that look at a text's content, and those that may lead to such. */
const contentKeywords = ["pattern", "format", "not", "allOf", "anyOf", "oneOf"];

/**
 * The same schema with the content of a text judged only once its length holds: JSON Schema knows no order, and a validator
 * that collects all errors would run every pattern over a text of any length.
 */
export function lengthFirst(node: Node): Node {
  if (Array.isArray(node)) return node.map(lengthFirst);
  if (!isSchema(node)) return node;
  const entries = Object.entries(node).map(([key, value]) => [key, lengthFirst(value)] as const);
  const { maxLength } = node;
  if (typeof maxLength !== "number") return Object.fromEntries(entries);
  const isContent = ([key]: readonly [string, Node]) => contentKeywords.includes(key);
  const content = Object.fromEntries(entries.filter(isContent));
  const rest = Object.fromEntries(entries.filter((entry) => !isContent(entry)));
  return Object.keys(content).length === 0 ? rest : { ...rest, if: { maxLength }, then: content };
}
