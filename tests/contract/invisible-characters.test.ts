import { expect, test } from "vitest";
import { bodyCases } from "./request-bodies";
import { customer, failure, openSandbox, wizard } from "./sandbox/open-sandbox";

/** Characters that are invalid in names, e-mail addresses and postal addresses, by effect. */
const refused: Record<string, string> = {
  "a null": "\u0000",
  "a bell": "\u0007",
  "a delete": "\u007F",
  "a C1 control": "\u0085",
  "a right-to-left override": "\u202E",
  "a left-to-right embedding": "\u202A",
  "an isolate": "\u2067",
  "a right-to-left mark": "\u200F",
  "an Arabic letter mark": "\u061C",
  "half a surrogate pair": "\uD83D",
};

const oneLine = "name surname email mail company owner address dealer_code taxoffice".split(" ");
const cases = bodyCases.flatMap(({ operation, body, fields }) =>
  fields
    .filter((field) => oneLine.includes(field))
    .flatMap((field) =>
      Object.entries(refused).map(
        ([what, character]) => [operation.id, field, what, { operation, body, character }] as const,
      ),
    ),
);

const invalidFields = (operation: (typeof bodyCases)[number]["operation"], body: object) =>
  operation.errorsOf(body).map(({ instancePath }) => instancePath);

test.each(cases)("%s: the field %s with %s is rejected", (_, field, __, { operation, body, character }) => {
  const isMail = field === "email" || field === "mail";
  const value = isMail ? `a${character}@b.example` : `Elif ${character}Yıldız`;
  const plain = value.replace(character, "");
  expect(invalidFields(operation, { ...body, [field]: plain })).not.toContain(`/${field}`);
  expect(invalidFields(operation, { ...body, [field]: value })).toContain(`/${field}`);
});

const invisible = [
  "\u200B",
  "\u200B\u200D\uFEFF",
  "\u2060",
  "\u00AD",
  "\u3164",
  "\u2800",
  "\u0301",
  "\u200B \u00A0",
];

test.each(invisible)(
  "a name consisting only of %j is rejected with an error for that field",
  async (name) => {
    const { post } = openSandbox();
    const answer = failure(await post(`${wizard}/new`, { ...customer, name }));
    expect(answer).toMatchObject({ status: 422, fields: [{ field: "name" }] });
  },
);

const addresses =
  "a\u200Bb@c.example,a@b\u200B.example,\u00ADa@b.example,a\u00A0b@c.example,\u3164@b.example".split(",");

test.each(addresses)("an e-mail address with invisible characters is rejected: %j", async (email) => {
  const { post } = openSandbox();
  expect((await post(`${wizard}/new`, { ...customer, email })).status).toBe(422);
});

test.each(["Şule Öğüt-Çınar", "O'Neil Jr.", "李小龍", "محمد علي", "Ayşe 👩‍👩‍👧", "名\tTab"])(
  "an ordinary name is accepted: %s",
  async (name) => {
    const { post } = openSandbox();
    expect((await post(`${wizard}/new`, { ...customer, name })).status).toBe(200);
  },
);

test("a message may contain line breaks and direction marks, but no characters that reorder text", async () => {
  const { post } = openSandbox();
  const contact = { name: "E", surname: "Y", email: customer.email, department: "Sales" };
  const status = async (message: string) => (await post("/site/contact", { ...contact, message })).status;
  expect(await status("Merhaba,\r\n\tşalom \u200F.")).toBe(200);
  for (const character of ["\u202E", "\u2066", "\u0000", "\uD83D"])
    expect(await status(`a${character}b`)).toBe(422);
});
