import { readContract, type Operation } from "../../sandbox/contract";
import { contract, exampleValue, operations } from "./contract-checks";
import { signUp, wizard, type Answer, type OpenSandbox } from "./sandbox/open-sandbox";

const operationOf = (id: string): Operation => {
  const operation = readContract().find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no call ${id}`);
  return operation;
};

const meta = { title: "Papatya", description: "El yapımı takı", tags: "takı" };

type Schema = { properties?: Record<string, object> };

/** Call with a valid body, its possible fields, and the schema. */
export type BodyCase = {
  operation: Operation;
  body: Record<string, unknown>;
  fields: string[];
  schema: object;
};

/** Every call of the contract with a body, and the contract's own example. */
export const bodyCases: readonly BodyCase[] = operations.flatMap(
  ({ operationId, requestBody }): BodyCase[] => {
    const operation = operationOf(operationId);
    const media = requestBody?.content["application/json"];
    if (!requestBody) return [];
    const reference = media?.schema.$ref ?? "#/components/schemas/StoreMeta";
    const schema = contract.components.schemas[reference.split("/").pop() ?? ""] as Schema;
    const example = media?.examples?.tr ? exampleValue(media.examples.tr) : { id: "", ...meta };
    return [
      {
        operation,
        body: example as Record<string, unknown>,
        fields: Object.keys(schema.properties ?? {}),
        schema,
      },
    ];
  },
);

type Credentials = { id: string; hash?: string };

/** Sends a call with a body and an onboarding's credentials, where the call expects them. */
export function send(
  { answer, post, read }: OpenSandbox,
  { operation, body }: Pick<BodyCase, "operation" | "body">,
  { id, hash }: Credentials,
  change: Record<string, unknown> = {},
  locale = "tr",
): Promise<Answer> {
  const own = operation.hashSource === "body" ? { id, hash } : operation.isMultipart ? { id } : {};
  const whole = { ...body, ...own, ...change };
  const headers: Record<string, string> = {
    "x-app-lang-code": locale,
    ...(operation.hashSource === "header" && hash && { "x-onboarding-hash": hash }),
  };
  const url = operation.path.replace(":id", id);
  if (operation.method === "get") return read(url, headers);
  if (!operation.isMultipart) return post(url, whole, headers);
  const form = new FormData();
  form.append("data", JSON.stringify(whole));
  return answer(url, { method: "POST", body: form, headers });
}

/** Creates an onboarding with a package, so that every call can succeed. */
export async function readyOnboarding(opened: OpenSandbox): Promise<Credentials> {
  const credentials = await signUp(opened);
  await opened.post(`${wizard}/select-package`, { ...credentials, package_id: 1, features_ids: [1] });
  return credentials;
}
