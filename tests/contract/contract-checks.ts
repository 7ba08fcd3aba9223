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

/** Returns the errors of a value against a schema of the contract. */
export function problems({ $ref }: Reference, value: unknown): string[] {
  const validate = ajv.getSchema(`contract${$ref}`) as ValidateFunction; // Defined in the same document
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const named = <T>(group: Record<string, T>, { $ref }: Reference): T =>
  group[$ref.split("/").pop() ?? ""] as T;

/** Returns the value of an example, inline or referenced. */
export const exampleValue = (example: { value?: unknown; $ref?: string }): unknown =>
  example.$ref ? named(contract.components.examples, { $ref: example.$ref }).value : example.value;

/** Returns the content of a response, inline or referenced. */
export const answerContent = (answer: { content: Content } & Partial<Reference>): Content =>
  answer.$ref ? named(contract.components.responses, { $ref: answer.$ref }).content : answer.content;

/** All operations with their path parameters. */
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

/** Returns the contract violations of a successful response; empty for requests outside the contract. */
export function answerProblems(request: Request, text: string): string[] {
  const media = operationOf(request)?.responses["200"]?.content["application/json"];
  return media ? problems(media.schema, JSON.parse(text)) : [];
}

/** Returns the contract violations of a request, including its headers. */
export async function requestProblems(request: Request): Promise<string[]> {
  const { pathname } = new URL(request.url);
  const operation = operationOf(request);
  if (!operation) return [`${request.method} ${pathname} is not in the contract`];
  const headerProblems = operation.parameters
    .filter((parameter) => parameter.in === "header")
    .filter(({ name, schema }) => {
      const value = request.headers.get(name);
      // Optional in the contract, but always sent by this client.
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
