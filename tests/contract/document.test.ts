import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { answerContent, contract, exampleValue, operations, problems } from "./contract-checks";

test("the generated types match the contract (npm run generate)", () => {
  const check = [
    "contract/onboarding.openapi.yaml",
    "--output",
    "src/services/generated/contract.d.ts",
    "--check",
  ];
  const { status, stderr } = spawnSync("node_modules/.bin/openapi-typescript", check, { encoding: "utf8" });
  expect(status, stderr).toBe(0);
});

test("the browser bundle contains no strict response checks", () => {
  const sources = fs
    .readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.[jt]sx?$/.test(name) && !name.startsWith("gatsby"))
    .map((name) => fs.readFileSync(path.join("src", name), "utf8"));
  expect(sources.length).toBeGreaterThan(300);
  for (const source of sources) expect(source).not.toMatch(/from "ajv|response-validators/);
});

test("every operation has a unique operationId", () => {
  expect(operations.length).toBeGreaterThan(0);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

describe.each(operations.map((operation) => [operation.operationId, operation] as const))(
  "operation %s",
  (_, operation) => {
    const isWrite = operation.parameters.some(({ name }) => name === "Idempotency-Key");

    test("the operation declares its response language and whether it changes data", () => {
      expect(operation.parameters.map(({ name }) => name)).toContain("x-app-lang-code");
      const reads = /^(?:list|get)-/.test(operation.operationId);
      expect(isWrite).toBe(!reads);
    });

    test("the operation takes the hash from a header if its body contains none", () => {
      const hasHeader = operation.parameters.some(({ name }) => name === "x-onboarding-hash");
      expect(hasHeader).toBe(operation.path.includes("{product}"));
    });

    test("the operation documents its error responses", () => {
      const expected = ["400", "409", "413", "415", "422", "429", "500"];
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(expected));
    });

    test("the operation has valid examples in both languages", () => {
      const contents = [
        operation.requestBody?.content ?? {},
        ...Object.values(operation.responses).map(answerContent),
      ];
      for (const media of contents.flatMap((content) => Object.entries(content))) {
        const [type, { schema, examples }] = media;
        if (type !== "application/json") continue;
        expect(Object.keys(examples ?? {}).sort()).toEqual(["en", "tr"]);
        for (const example of Object.values(examples ?? {}))
          expect(problems(schema, exampleValue(example))).toEqual([]);
      }
    });
  },
);

test("every contract schema is used", () => {
  const text = JSON.stringify(contract);
  const unused = Object.keys(contract.components.schemas).filter(
    (name) => !text.includes(`#/components/schemas/${name}"`),
  );
  expect(unused).toEqual([]);
});
