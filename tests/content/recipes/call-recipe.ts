import { insertAfter, insertBefore, type Recipe } from "./recipe";

const path = `  /site/onboarding-wizard/couriers:
    post:
      operationId: list-couriers
      tags: [onboarding]
      summary: Lists the couriers that a shop can send with, in the language of the request
      parameters: *read
      requestBody: *credentialsBody
      responses:
        "200":
          description: The couriers
          content:
            application/json:
              schema: { $ref: "#/components/schemas/CourierList" }
              examples:
                tr: { value: { couriers: [{ code: hizli, name: Hızlı Kargo }] } }
                en: { value: { couriers: [{ code: hizli, name: Fast Courier }] } }
        <<: *callErrors

`;

const schemas = `    Courier:
      type: object
      required: [code, name]
      properties:
        code: { type: string }
        name: { type: string }
    CourierList:
      type: object
      required: [couriers]
      properties:
        couriers: { type: array, items: { $ref: "#/components/schemas/Courier" } }
`;

const operation = `import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, Credentials, ReadOptions } from "@/services/contract-types";
import { readCourierList } from "@/services/answers/courier-list";
import { runQuery } from "@/services/run-call";

type Result = ReturnType<typeof readCourierList>;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"list-couriers"> }> = gql\`
  query ListCouriers($input: ListCouriersInput!) {
    result(input: $input)
      @rest(type: "ListCouriersResult", path: "/site/onboarding-wizard/couriers", method: "POST") {
      couriers
    }
  }
\`;

/** Lists the couriers that a shop can send with. */
export function listCouriers({ id, hash }: Credentials, options: ReadOptions): Promise<Result> {
  return runQuery({
    call: "list-couriers",
    document,
    variables: { input: { id, hash } },
    read: readCourierList,
    options,
  });
}
`;

const reader = `import type { Locale } from "@/config/languages";
import { readList } from "./read-list";
import { idOf, textOf, type Fields } from "./read-values";

export type Courier = { code: string; name: string };

/** The couriers that a shop can send with. @throws CallError "invalid-response" where none can be read */
export function readCourierList(body: unknown, locale: Locale): { couriers: Courier[] } {
  const readItem = (fields: Fields): Courier | null => {
    const code = idOf(fields, "code", "id");
    return code === null ? null : { code: String(code), name: textOf(fields, locale, "name", "title") };
  };
  return { couriers: readList(body, { names: ["couriers"], readItem, idOf: ({ code }) => code }) };
}
`;

const handler = `import type { OnboardingHandler } from "./call";

const names = { tr: "Hızlı Kargo", en: "Fast Courier" };

export const listCouriers: OnboardingHandler<"list-couriers"> = ({ locale }) => ({
  couriers: [{ code: "hizli", name: names[locale] }],
});
`;

/** A call that reads a list. */
export const callRecipe: Recipe = {
  row: "a call",
  commands: [["tsx/dist/cli.mjs", "scripts/generate-contract.ts"]],
  apply: (folder) => {
    const contract = "contract/onboarding.openapi.yaml";
    insertBefore(folder, contract, "  /site/onboarding-wizard/integrations:\n", path);
    insertBefore(folder, contract, "    Integration:\n", schemas);
    insertAfter(
      folder,
      "src/services/call-groups.ts",
      '"list-packages": "offers",\n',
      '  "list-couriers": "offers",\n',
    );
    // A body that its schema refuses.
    insertAfter(
      folder,
      "tests/contract/refusals.test.ts",
      '"list-packages": { unknown: 1 },\n',
      '  "list-couriers": { unknown: 1 },\n',
    );
    const callsMade = "tests/fixtures/calls-made.ts";
    insertBefore(
      folder,
      callsMade,
      "import { listExtraServices }",
      'import { listCouriers } from "@/services/operations/list-couriers";\n',
    );
    insertBefore(
      folder,
      callsMade,
      '  "list-extra-services": [',
      '  "list-couriers": [() => listCouriers(own, options), wizard("couriers")],\n',
    );
    const journey = "tests/contract/journey.test.ts";
    insertBefore(
      folder,
      journey,
      "import { listExtraServices }",
      'import { listCouriers } from "@/services/operations/list-couriers";\n',
    );
    insertBefore(
      folder,
      journey,
      "  const { integrations } = await listIntegrations",
      "  expect((await listCouriers(credentials, { locale })).couriers).toHaveLength(1);\n",
    );
    folder.write("src/services/operations/list-couriers.ts", operation);
    folder.write("src/services/answers/courier-list.ts", reader);
    folder.write("sandbox/calls/couriers.ts", handler);
    const handlers = "sandbox/calls/handlers.ts";
    insertBefore(
      folder,
      handlers,
      'import { completeOnboarding, getInformation } from "./installation";\n',
      'import { listCouriers } from "./couriers";\n',
    );
    insertAfter(folder, handlers, '"list-packages": listPackages,\n', '  "list-couriers": listCouriers,\n');
  },
};
