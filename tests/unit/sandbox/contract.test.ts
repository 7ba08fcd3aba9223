import { describe, expect, it } from "vitest";
import { readContract, type Operation, type OperationId } from "../../../sandbox/contract";
import { lengthFirst } from "../../../sandbox/length-first";
import { customer } from "./open-sandbox";

const operationOf = (id: OperationId): Operation => {
  const operation = readContract().find((candidate) => candidate.id === id);
  if (!operation) throw new Error(`There is no call ${id}`);
  return operation;
};
const idsOf = (isMeant: (operation: Operation) => boolean) =>
  readContract()
    .filter(isMeant)
    .map(({ id }) => id)
    .sort();

describe("the calls of the contract", () => {
  it("are read once, each with its method and address", () => {
    expect(readContract()).toBe(readContract());
    expect(readContract().map(({ id, method, path }) => `${id}: ${method} ${path}`)).toEqual(
      expect.arrayContaining([
        "create-onboarding: post /site/onboarding-wizard/new",
        "set-up-store: post /site/onboarding-wizard/:id/store-setup",
        "get-store-setup: get /site/onboarding-wizard/:id/store-setup",
        "upload-store-images: post /site/onboarding-wizard/store-image",
      ]),
    );
  });

  it("are forms, where anybody may send them", () =>
    expect(idsOf(({ isForm }) => isForm)).toEqual([
      "create-onboarding",
      "send-contact-message",
      "subscribe-newsletter",
    ]));

  it("write, where they create or change something", () =>
    expect(idsOf(({ isWrite }) => !isWrite)).toEqual([
      "get-information",
      "get-store-edit",
      "get-store-setup",
      "list-extra-services",
      "list-instagram-accounts",
      "list-integrations",
      "list-packages",
      "list-whatsapp-numbers",
    ]));

  it("are of several parts, where pictures come along", () =>
    expect(idsOf(({ isMultipart }) => isMultipart)).toEqual(["upload-store-images"]));

  it("have the hash of their onboarding in the header or in the body", () => {
    expect(idsOf(({ hashSource }) => hashSource === "header")).toEqual([
      "edit-store",
      "get-store-edit",
      "get-store-setup",
      "set-up-store",
      "upload-store-images",
    ]);
    expect(idsOf(({ hashSource }) => hashSource === null)).toEqual(idsOf(({ isForm }) => isForm));
    expect(idsOf(({ hashSource }) => hashSource === "body")).toHaveLength(12);
  });

  it("find nothing wrong with a body that fits, or where there is none", () => {
    expect(operationOf("create-onboarding").errorsOf(customer)).toEqual([]);
    expect(operationOf("get-store-setup").errorsOf({ any: 1 })).toEqual([]);
    const texts = { id: "1", title: "a", description: "b", tags: "c" };
    expect(operationOf("upload-store-images").errorsOf(texts)).toEqual([]);
    expect(operationOf("upload-store-images").errorsOf({ ...texts, title: 7 })).toContainEqual(
      expect.objectContaining({ instancePath: "/title", keyword: "type" }),
    );
  });

  it("find all that is wrong, each with its value and only once", () => {
    const errors = operationOf("create-onboarding").errorsOf({
      ...customer,
      name: "x".repeat(10_000),
      email: "elif@",
      pdpa: undefined,
      other: 1,
    });
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
