import fs from "node:fs";
import Ajv2020, { type ErrorObject, type ValidateFunction } from "ajv/dist/2020";
import { parse } from "yaml";
import type { operations } from "../src/services/generated/contract";

export type OperationId = keyof operations;

/** Contract operation, as used for routing and validation. */
export type Operation = {
  id: OperationId;
  method: "get" | "post";
  /** Path of the operation in the router's syntax. */
  path: string;
  isMultipart: boolean;
  /** Whether the operation creates or changes data. */
  isWrite: boolean;
  /** Whether the operation submits a public form, which is sent with a form trace. */
  isForm: boolean;
  /** Location of the onboarding's hash in the request; null for operations without an onboarding. */
  hashSource: "body" | "header" | null;
  fields: Readonly<Record<string, { isRequired: boolean }>>;
  /** Returns the validation errors of a body; empty if it is valid. */
  errorsOf: (body: unknown) => ErrorObject[];
};

type Reference = { $ref: string };
type OperationObject = {
  operationId: OperationId;
  parameters: Reference[];
  requestBody?: { content: Record<string, { schema: Reference }> };
};
type PathItem = { parameters?: Reference[]; get?: OperationObject; post?: OperationObject };
type Schema = { properties?: object; required?: string[] };
type ContractDocument = { paths: Record<string, PathItem>; components: { schemas: Record<string, Schema> } };

const file = "contract/onboarding.openapi.yaml";

const refersTo = (list: Reference[] | undefined, name: string) =>
  Boolean(list?.some(({ $ref }) => $ref.endsWith(`/${name}`)));

const routerPath = (path: string) => path.replace("{product}", "store").replace(/\{(\w+)\}/g, ":$1");

function bodySchema({ requestBody }: OperationObject): string | null {
  const { content } = requestBody ?? { content: {} };
  if (content["multipart/form-data"]) return "#/components/schemas/StoreMeta";
  return content["application/json"]?.schema.$ref ?? null;
}

function compileContract(): Operation[] {
  const document = parse(fs.readFileSync(file, "utf8"), { merge: true }) as ContractDocument;
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strictRequired: false, allowUnionTypes: true });
  ajv.addVocabulary(["components"]);
  ajv.addSchema({ $id: "contract", components: document.components });
  const validatorOf = (reference: string) => ajv.getSchema(`contract${reference}`) as ValidateFunction; // Defined in the same document

  return Object.entries(document.paths).flatMap(([path, item]) =>
    (["get", "post"] as const).flatMap((method): Operation[] => {
      const operation = item[method];
      if (!operation) return [];
      const reference = bodySchema(operation);
      const validate = reference ? validatorOf(reference) : null;
      const { properties = {}, required = [] } =
        document.components.schemas[reference?.split("/").pop() ?? ""] ?? {};
      const fields = Object.keys(properties).map((name) => [name, { isRequired: required.includes(name) }]);
      return [
        {
          id: operation.operationId,
          method,
          path: routerPath(path),
          isMultipart: Boolean(operation.requestBody?.content["multipart/form-data"]),
          isWrite: refersTo(operation.parameters, "IdempotencyKey"),
          isForm: refersTo(operation.parameters, "FormTrace"),
          hashSource: refersTo(item.parameters, "Hash") ? "header" : "hash" in properties ? "body" : null,
          fields: Object.fromEntries(fields) as Operation["fields"],
          errorsOf: (body) =>
            validate && !validate(body)
              ? (validate.errors ?? []).filter(({ keyword }) => keyword !== "if")
              : [],
        },
      ];
    }),
  );
}

let compiled: Operation[] | undefined;

/** Returns the contract's operations with compiled validators for their requests; cached. */
export const readContract = (): Operation[] => (compiled ??= compileContract());

export const fieldsOf = (call: OperationId): Operation["fields"] =>
  readContract().find(({ id }) => id === call)?.fields ?? {};
