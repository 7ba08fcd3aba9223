import fs from "node:fs";
import Ajv2020, { type ValidateFunction } from "ajv/dist/2020";
import { parse } from "yaml";

type Reference = { $ref: string };
type Media = { schema: Reference; examples?: Record<string, { value?: unknown; $ref?: string }> };
type Content = Record<string, Media>;
type Parameter = { name: string; in: string; required?: boolean; schema: object };
type OperationObject = {
  operationId: string;
  parameters: Reference[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content } & Partial<Reference>>;
};
export type ContractDocument = {
  paths: Record<string, { parameters?: Reference[] } & Record<"get" | "post", OperationObject | undefined>>;
  components: {
    parameters: Record<string, Parameter>;
    examples: Record<string, { value: unknown }>;
    responses: Record<string, { content: Content }>;
    schemas: Record<string, object>;
  };
};

export const contract = parse(fs.readFileSync("contract/onboarding.openapi.yaml", "utf8"), {
  merge: true,
}) as ContractDocument;

const ajv = new Ajv2020({ allErrors: true, strictRequired: false, allowUnionTypes: true });
ajv.addVocabulary(["components"]);
ajv.addSchema({ $id: "contract", components: { schemas: contract.components.schemas } });

/** What in a value does not fit a named schema of the contract. */
export function problems({ $ref }: Reference, value: unknown): string[] {
  const validate = ajv.getSchema(`contract${$ref}`) as ValidateFunction; // named in the same document
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const named = <T>(group: Record<string, T>, { $ref }: Reference): T =>
  group[$ref.split("/").pop() ?? ""] as T;

/** An example's value, wherever it is written. */
export const exampleValue = (example: { value?: unknown; $ref?: string }): unknown =>
  example.$ref ? named(contract.components.examples, { $ref: example.$ref }).value : example.value;

/** The content of an answer, wherever it is described. */
export const answerContent = (answer: { content: Content } & Partial<Reference>): Content =>
  answer.$ref ? named(contract.components.responses, { $ref: answer.$ref }).content : answer.content;

/** All operations with the parameters of their paths. */
export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  (["get", "post"] as const).flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const parameters = [...(item.parameters ?? []), ...operation.parameters].map((parameter) =>
      named(contract.components.parameters, parameter),
    );
    const pattern = new RegExp(`^${path.replace("{product}", "store").replace("{id}", "[^/]+")}$`);
    return [{ ...operation, parameters, path, method, pattern }];
  }),
);

const operationOf = (request: Request) => {
  const { pathname } = new URL(request.url);
  return operations.find(
    ({ method, pattern }) => method === request.method.toLowerCase() && pattern.test(pathname),
  );
};

/** What in an accepted answer does not fit the contract; nothing for what is no call. */
export function answerProblems(request: Request, text: string): string[] {
  const media = operationOf(request)?.responses["200"]?.content["application/json"];
  return media ? problems(media.schema, JSON.parse(text)) : [];
}

/** What in a request does not fit the contract, headers included. */
export async function requestProblems(request: Request): Promise<string[]> {
  const { pathname } = new URL(request.url);
  const operation = operationOf(request);
  if (!operation) return [`${request.method} ${pathname} is not in the contract`];
  const headerProblems = operation.parameters
    .filter((parameter) => parameter.in === "header")
    .filter(({ name, schema }) => {
      const value = request.headers.get(name);
      // Optional for others, but this client always sends them.
      return value === null || !ajv.validate(schema, value);
    })
    .map(({ name }) => `header ${name}`);
  if (request.headers.get("accept") !== "application/json") headerProblems.push("header accept");
  const json = operation.requestBody?.content["application/json"];
  if (json) return [...headerProblems, ...problems(json.schema, await request.json())];
  if (!operation.requestBody) return headerProblems;
  const data = (await request.formData()).get("data");
  const meta = { $ref: "#/components/schemas/StoreMeta" };
  return [...headerProblems, ...problems(meta, JSON.parse(typeof data === "string" ? data : "null"))];
}
