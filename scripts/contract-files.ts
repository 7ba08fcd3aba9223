import fs from "node:fs";
import Ajv2020 from "ajv/dist/2020";
import standaloneCode from "ajv/dist/standalone";
import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";
import { parse } from "yaml";

const source = "contract/onboarding.openapi.yaml";

/** Where the files made from the contract are kept. */
export const generatedFolder = "src/services/generated";

type Operation = {
  operationId: string;
  responses: Record<string, { content: Record<string, { schema: object }> }>;
};
type ContractDocument = { paths: Record<string, Record<string, Operation>>; components: object };

const notice = "Made from contract/onboarding.openapi.yaml by scripts/generate-contract.ts; do not edit.";

/** Words of OpenAPI that are no keywords of JSON Schema, as far as they are met here. */
const otherVocabulary = ["components"];

const readDocument = () => parse(fs.readFileSync(source, "utf8"), { merge: true }) as ContractDocument;

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function operationsOf({ paths }: ContractDocument): Operation[] {
  return Object.values(paths).flatMap((item) =>
    ["get", "post"].flatMap((method) => (item[method] ? [item[method]] : [])),
  );
}

/** The reference to the schema of an operation's accepted answer. */
function answerReference({ operationId, responses }: Operation): string {
  const schema = responses["200"]?.content["application/json"]?.schema;
  if (!schema || !("$ref" in schema))
    throw new Error(`${operationId}: its answer must refer to a named schema.`);
  return String(schema.$ref);
}

/** Validators as plain functions: no library at run time and nothing compiled in the browser, so a strict policy may stand. */
function validatorModule(document: ContractDocument, operations: Operation[]): string {
  const ajv = new Ajv2020({
    strictRequired: false,
    allowUnionTypes: true,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addVocabulary(otherVocabulary);
  const components = {
    $id: "contract",
    components: { schemas: (document.components as { schemas: object }).schemas },
  };
  ajv.addSchema(components);
  // Two names for one schema would write its validator twice; the later ones become other names of the first.
  const namesBySchema = new Map<string, string[]>();
  for (const operation of operations) {
    const schema = `contract${answerReference(operation)}`;
    namesBySchema.set(schema, [...(namesBySchema.get(schema) ?? []), camelCase(operation.operationId)]);
  }
  const exported = [...namesBySchema].map(([schema, [name]]) => [name, schema] as const);
  const aliases = [...namesBySchema.values()].flatMap(([first, ...others]) =>
    others.map((name) => `export const ${name} = ${first};\n`),
  );
  const code = standaloneCode(ajv, Object.fromEntries(exported) as Record<string, string>);
  if (/\brequire\(/.test(code))
    throw new Error("An answer's schema uses a keyword whose validator needs a library.");
  return `// ${notice}\n${code}\n${aliases.join("")}`;
}

function validatorTypes(operations: Operation[]): string {
  const declarations = operations.map(({ operationId }) => {
    const answer = `operations["${operationId}"]["responses"][200]["content"]["application/json"]`;
    return `export declare const ${camelCase(operationId)}: Validator<${answer}>;`;
  });
  return [
    `// ${notice}`,
    'import type { operations } from "./contract";',
    "",
    "/** Tells whether a parsed answer fits the contract. */",
    "export type Validator<Answer> = (value: unknown) => value is Answer;",
    "",
    ...declarations,
    "",
  ].join("\n");
}

/** The files made from the contract, by name, as they should be. */
export async function contractFiles(): Promise<Record<string, string>> {
  const document = readDocument();
  const operations = operationsOf(document);
  const types = await openapiTypescript(document as unknown as OpenAPI3); // read from YAML, checked by the generator
  return {
    "contract.d.ts": `// ${notice}\n${astToString(types)}`,
    "response-validators.js": validatorModule(document, operations),
    "response-validators.d.ts": validatorTypes(operations),
  };
}
