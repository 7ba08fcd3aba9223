import { describe, expect, it, vi } from "vitest";
import type { Operation, OperationId } from "../../../sandbox/contract";
import { lengthFirst } from "../../../sandbox/length-first";
import { customer } from "./open-sandbox";

/** The calls as a process reads them for the first time. */
async function load(): Promise<Operation[]> {
  vi.resetModules();
  const { readContract } = await import("../../../sandbox/contract");
  expect(readContract()).toBe(readContract());
  return readContract();
}

const kindOf = ({ isForm, isWrite, isMultipart, hashSource }: Operation) =>
  [
    isForm && "form",
    isWrite ? "write" : "read",
    isMultipart && "multipart",
    hashSource && `hash in the ${hashSource}`,
  ]
    .filter(Boolean)
    .join(", ");

describe("the calls of the contract", () => {
  it("have a method, an address, and what the router and the checks need to know", async () => {
    const operations = await load();
    expect(operations.map(({ id, method, path }) => `${id}: ${method} ${path}`)).toEqual(
      expect.arrayContaining([
        "create-onboarding: post /site/onboarding-wizard/new",
        "set-up-store: post /site/onboarding-wizard/:id/store-setup",
        "get-store-setup: get /site/onboarding-wizard/:id/store-setup",
        "upload-store-images: post /site/onboarding-wizard/store-image",
      ]),
    );
    expect(
      Object.fromEntries(operations.map((operation) => [operation.id, kindOf(operation)])),
    ).toMatchObject({
      "create-onboarding": "form, write",
      "send-contact-message": "form, write",
      "subscribe-newsletter": "form, write",
      "list-packages": "read, hash in the body",
      "list-extra-services": "read, hash in the body",
      "list-integrations": "read, hash in the body",
      "list-whatsapp-numbers": "read, hash in the body",
      "list-instagram-accounts": "read, hash in the body",
      "get-information": "read, hash in the body",
      "select-package": "write, hash in the body",
      "select-integration": "write, hash in the body",
      "configure-facebook": "write, hash in the body",
      "configure-whatsapp": "write, hash in the body",
      "configure-instagram": "write, hash in the body",
      "complete-onboarding": "write, hash in the body",
      "get-store-setup": "read, hash in the header",
      "get-store-edit": "read, hash in the header",
      "set-up-store": "write, hash in the header",
      "edit-store": "write, hash in the header",
      "upload-store-images": "write, multipart, hash in the header",
    });
  });

  it("find nothing wrong with a body that fits, and everything with one that does not", async () => {
    const operations = await load();
    const errorsOf = (id: OperationId, body: object) =>
      operations.find((operation) => operation.id === id)?.errorsOf(body) ?? [];
    const texts = { id: "1", title: "a", description: "b", tags: "c" };
    expect(errorsOf("create-onboarding", customer)).toEqual([]);
    expect(errorsOf("get-store-setup", { any: 1 })).toEqual([]);
    expect(errorsOf("upload-store-images", texts)).toEqual([]);
    expect(errorsOf("upload-store-images", { ...texts, title: 7 })).toContainEqual(
      expect.objectContaining({ instancePath: "/title", keyword: "type" }),
    );
    const wrong = { name: "x".repeat(10_000), email: "elif@", pdpa: undefined, other: 1 };
    const errors = errorsOf("create-onboarding", { ...customer, ...wrong });
    expect(errors.map(({ keyword, instancePath }) => `${keyword} ${instancePath}`).sort()).toEqual([
      "additionalProperties ",
      "maxLength /name",
      "pattern /email",
      "required ",
    ]);
    expect(errors.find(({ keyword }) => keyword === "pattern")?.data).toBe("elif@");
  });
});

describe("lengthFirst", () => {
  it("judges the content of a text once its length holds", () =>
    expect(lengthFirst({ type: "string", maxLength: 5, minLength: 1, pattern: "^a" })).toEqual({
      type: "string",
      maxLength: 5,
      minLength: 1,
      if: { maxLength: 5 },
      then: { pattern: "^a" },
    }));

  it.each(["pattern", "format", "not", "allOf", "anyOf", "oneOf"])("takes %s for content", (keyword) =>
    expect(lengthFirst({ maxLength: 0, [keyword]: "x" })).toEqual({
      maxLength: 0,
      if: { maxLength: 0 },
      then: { [keyword]: "x" },
    }),
  );

  it("looks into lists and schemas within", () =>
    expect(lengthFirst({ properties: { a: { anyOf: [{ maxLength: 2, format: "f" }, null, "x"] } } })).toEqual(
      {
        properties: {
          a: { anyOf: [{ maxLength: 2, if: { maxLength: 2 }, then: { format: "f" } }, null, "x"] },
        },
      },
    ));

  it.each([
    { maxLength: 5 },
    { pattern: "^a" },
    { maxLength: { type: "number" }, pattern: "^a" },
    "text",
    7,
    null,
  ])("leaves %j as it is", (schema) => expect(lengthFirst(schema)).toEqual(schema));
});
