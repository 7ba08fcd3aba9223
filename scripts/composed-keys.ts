import path from "node:path";
import ts from "typescript";

/** Where the keys are kept that the code puts together, for the content check: types take ten seconds to read. */
export const composedKeysFile = "src/i18n/composed-keys.json";

/** Sources without strings of pages: what makes the build, and what stands in for libraries. */
const otherFolders = ["src/gatsby", "src/replacements"];

type Found = (namespace: string, keys: readonly string[]) => void;

/** The texts that a type stands for; none where it may be any text. */
const textsOf = (type: ts.Type | undefined): string[] => {
  if (type?.isStringLiteral()) return [type.value];
  return type?.isUnion() ? type.types.flatMap(textsOf) : [];
};

/** The namespace of a translator, which is the first argument of its type. */
function namespaceOf(checker: ts.TypeChecker, translator: ts.Expression): string {
  const type = checker.getTypeAtLocation(translator);
  if (type.symbol?.name !== "TFunction") return "";
  return textsOf(checker.getTypeArguments(type as ts.TypeReference)[0])[0] ?? ""; // an interface with arguments
}

/** The keys that a call asks for, or that a translator which it hands over may be asked for. */
function readCall(checker: ts.TypeChecker, call: ts.CallExpression, found: Found): void {
  const [first] = call.arguments;
  const namespace = namespaceOf(checker, call.expression);
  if (namespace && first && !ts.isStringLiteral(first))
    found(namespace, textsOf(checker.getTypeAtLocation(first)));
  // Gatsby renders heads outside the provider: headStrings(locales, namespace, variables)(key).
  const inner = ts.isCallExpression(call.expression) ? call.expression.arguments[1] : undefined;
  if (inner && ts.isStringLiteral(inner) && first)
    found(inner.text, textsOf(checker.getTypeAtLocation(first)));
  for (const argument of call.arguments) {
    const handedOver = ts.isIdentifier(argument) ? namespaceOf(checker, argument) : "";
    const [signature] = handedOver ? (checker.getContextualType(argument)?.getCallSignatures() ?? []) : [];
    const key = signature?.getParameters()[0];
    if (key) found(handedOver, textsOf(checker.getTypeOfSymbolAtLocation(key, argument)));
  }
}

/** The keys of the head of a page: `<PageHead namespace="…" prefix="…">`. */
function readHead(checker: ts.TypeChecker, element: ts.JsxOpeningLikeElement, found: Found): void {
  if (element.tagName.getText() !== "PageHead") return;
  const valuesOf = (name: string) => {
    const attribute = element.attributes.properties.find((one) => one.name?.getText() === name);
    const value = attribute && ts.isJsxAttribute(attribute) ? attribute.initializer : undefined;
    if (value && ts.isStringLiteral(value)) return [value.text];
    const written = value && ts.isJsxExpression(value) ? value.expression : undefined;
    return written && textsOf(checker.getTypeAtLocation(written));
  };
  const isHidden = element.attributes.properties.some((one) => one.name?.getText() === "isHidden");
  // Of a page that search engines leave out nobody sees the description.
  const names = isHidden ? ["title"] : ["title", "description"];
  const keys = (valuesOf("prefix") ?? ["head"]).flatMap((prefix) => names.map((name) => `${prefix}.${name}`));
  for (const namespace of valuesOf("namespace") ?? []) found(namespace, keys);
}

/** Keys of interface strings that the code puts together, such as `ads.${step}.name`, by namespace: the types name them all. */
export function composedKeys(root = process.cwd()): Record<string, string[]> {
  const config = ts.readConfigFile(path.join(root, "tsconfig.json"), (file) => ts.sys.readFile(file))
    .config as object; // JSON
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const isOfPages = (file: string) => {
    const name = path.relative(root, file).replaceAll("\\", "/");
    return name.startsWith("src/") && !otherFolders.some((folder) => name.startsWith(`${folder}/`));
  };
  const program = ts.createProgram(fileNames.filter(isOfPages), options);
  const checker = program.getTypeChecker();
  const keys = new Map<string, Set<string>>();
  const found: Found = (namespace, more) => {
    if (more.length > 0) keys.set(namespace, new Set([...(keys.get(namespace) ?? []), ...more]));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) readCall(checker, node, found);
    if (ts.isJsxOpeningLikeElement(node)) readHead(checker, node, found);
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (isOfPages(file.fileName)) visit(file);
  const namespaces = [...keys.keys()].sort();
  return Object.fromEntries(namespaces.map((name) => [name, [...(keys.get(name) ?? [])].sort()]));
}
