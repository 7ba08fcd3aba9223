import { describe, expect, test } from "vitest";
import { readRefusal } from "@/services/refusals/read-refusal";

const known = ["name", "email"];
const message = "Taken.";
const read = (body: unknown) => readRefusal(JSON.stringify(body), known, 400);
const email = [{ field: "email", message }];

describe("the sentence of a refusal", () => {
  test.each(["message", "mesaj", "error", "error_description", "errorMessage", "userMessage", "msg", "detail", "title", "description", "reason", "faultstring"])(
    "is found under %s",
    (name) => expect(read({ [name]: message, x: 1 })).toEqual({ message, fields: [] }),
  ); // prettier-ignore

  test.each([
    [{ message, error: "No." }, message],
    [{ error: message, detail: "No." }, message],
    [{ error: { message }, detail: "No." }, message],
    [{ detail: { message } }, message],
    [{ fault: { reason: message } }, message],
    [{ apierror: { msg: message } }, message],
    [{ data: { detail: message } }, message],
    [{ title: message, data: { message: "No." } }, message],
    [{ message: "EMAIL_TAKEN", detail: message }, message],
    [{ message: "Bad Request", detail: message }, message],
    [{ user: { message } }, undefined],
    [{ message: 7 }, undefined],
    [message, message],
    ["EMAIL_TAKEN", undefined],
    ["taken", "taken"],
    [{ message: "taken" }, "taken"],
    [[message, "No."], "Taken. No."],
    [{ errors: [message, message, "No."] }, "Taken. No."],
    [{ errors: ["unique", message] }, message],
    [{ errors: ["unique", "max"] }, "unique max"],
    [{ errors: ["email_taken", "max"] }, "max"],
    [{ errors: message }, message],
    [{ fields: "All of them." }, undefined],
    [{ tags: ["All of them."] }, undefined],
    [7, undefined],
    [null, undefined],
  ])("in %j is %j", (body, sentence) => expect(read(body).message).toBe(sentence));

  test.each(["Bad request", "Unauthorized", "unauthorised.", "Forbidden", "Not Found!", "Method Not Allowed", "Conflict", "Gone", "Unprocessable Entity", "Unprocessable Content", "Too Many Requests", "Internal Server Error", "Bad Gateway", "Service Unavailable", "Gateway Timeout", "Error", "Validation error", "ok"])(
    "is not %s, which names a status",
    (name) => {
      expect(read({ message: name }).message).toBeUndefined();
      expect(read(name).message).toBeUndefined();
      expect(read({ message: `${name} again` }).message).toBe(`${name} again`);
      expect(read({ message: `The ${name}` }).message).toBe(`The ${name}`);
    },
  ); // prettier-ignore

  test.each([
    ["Taken.", "Taken."],
    ["Try again", "Try again"],
    ['{"message":', undefined],
    ["<h1>Bad Gateway</h1>", undefined],
    ["", undefined],
    ["ERROR", undefined],
  ])("of the text %j is %j", (text, sentence) =>
    expect(readRefusal(text, known, 400)).toEqual({ message: sentence, fields: [] }),
  );
});

describe("the code of a refusal", () => {
  test.each([
    [{ code: "email_taken" }, "email_taken"],
    [{ error_code: "email_taken" }, "email_taken"],
    [{ type: "email_taken" }, "email_taken"],
    [{ error: "email_taken" }, "email_taken"],
    [{ data: { code: "email_taken" } }, "email_taken"],
    [{ error: { code: "email_taken" } }, "email_taken"],
    [{ detail: { code: "email_taken" } }, "email_taken"],
    [{ code: 5, data: { code: "email_taken" } }, "email_taken"],
    [{ code: "taken" }, undefined],
    [{ error: message }, undefined],
    [{ code: 5 }, undefined],
  ])("in %j is %j", (body, code) => expect(read(body).code).toBe(code));

  test("has 100 characters at most", () =>
    expect(read({ code: "X".repeat(101) }).code).toBe("X".repeat(100)));

  test("is absent where the body has none", () => expect(read({ message })).not.toHaveProperty("code"));
});

describe("the messages at fields", () => {
  test.each([
    { errors: { email: message } },
    { email: [message] },
    { email: message },
    { fieldErrors: { email: message } },
    { error_list: { email: message } },
    { errorMessages: { email: message } },
    { messages: { email: message } },
    { fields: { email: message } },
    { details: { email: message } },
    { issues: [{ field: "email", message }] },
    { violations: [{ field: "email", message }] },
    { constraintViolations: [{ field: "email", message }] },
    { validation_messages: { email: message } },
    { "invalid-params": [{ name: "email", reason: message }] },
    { modelState: { email: message } },
    { all: { email: message } },
    { hatalar: { email: message } },
    { message: { email: message } },
    { detail: { email: message } },
    { error: { email: message } },
    { error: { details: { email: message } } },
    { data: { errors: { email: message } } },
    [{ field: "email", message }],
    { message: [{ field: "email", message }] },
    { detail: [{ loc: ["body", "email"], msg: message }] },
    { error: [{ field: "email", message }] },
    { field: "email", message },
    { field_name: "email", detail: message },
    { property: "email", message },
    { propertyName: "email", message },
    { param: "email", message },
    { parameter: "email", message },
    { attribute: "email", message },
    { target: "email", message },
    { errors: ["email Taken."] },
    { errors: { email: message, "customer.email": "No." } },
    { email: message, user: { email: "a@b.example" }, path: "/x" },
  ])("in %j are at the email", (body) => {
    const { fields } = read(body);
    expect(fields.map(({ field }) => field)).toEqual(["email"]);
    expect(fields[0]?.message).toMatch(/^(?:email )?Taken\.$/);
  });

  test("are one for each field, in the order of the body", () =>
    expect(read({ errors: { coupon: "No.", email: message, name: ["Short.", "x"] } }).fields).toEqual([
      { field: "email", message },
      { field: "name", message: "Short." },
    ]));

  test("are sentences where there are any", () => {
    expect(read({ errors: [{ field: "email", message: "unique" }, { field: "email", message }] }).fields).toEqual(email);
    expect(read({ errors: [{ field: "email", message: "unique" }] }).fields).toEqual([{ field: "email", message: "unique" }]);
  }); // prettier-ignore

  test.each([
    { email: "a@b.example" },
    { email: "unique" },
    { email: 7 },
    { message: ["email"] },
    { errors: "email_taken" },
    { errors: { email: "EMAIL_TAKEN" } },
    { errors: { email: 7 } },
    { errors: { coupon: message } },
    { others: { email: message } },
    { xfields: { email: message } },
    { fieldsx: { email: message } },
    { xdetail: [{ field: "email", message }] },
    { detailx: [{ field: "email", message }] },
    { errors: ["7 email is taken."] },
    { field: 7, message },
    { field: "email" },
    { field: "email", message: "EMAIL_TAKEN" },
    { errors: ["Email"] },
    { errors: ["The email is taken."] },
    {},
  ])("in %j are none", (body) => expect(read(body).fields).toEqual([]));

  test("in a list leave aside what names a field beside it", () =>
    expect(read({ field: "name", message: "Short.", errors: { email: message } }).fields).toEqual(email));

  test("are none where the contact form's message has the name of the sentence", () => {
    expect(readRefusal(JSON.stringify({ message }), ["message"], 400).fields).toEqual([]);
    expect(readRefusal(JSON.stringify({ errors: { message } }), ["message"], 400).fields).toEqual([
      { field: "message", message },
    ]);
  });

  test("are read from JSON within a text", () =>
    expect(read({ body: JSON.stringify({ errors: { email: message } }) }).fields).toEqual(email));
});

test.each([
  '{"message": "Taken. Try another.",}',
  '{"message":"Taken. Try',
  "{'email': ['Taken. Try another.']}",
  'callback({"message": "Taken. Try another."})',
  "Array ( [message] => Taken. Try another. )",
  "message=Taken. Try another.",
])("nothing of %s is shown", (text) =>
  expect(readRefusal(text, known, 422)).toEqual({ message: undefined, fields: [] }),
);

test.each([
  { message: { tr: "Dolu.", en: "Taken." } },
  { error: { message: { en: "Taken.", tr: "Dolu.", de: "Belegt." } } },
  { errors: { email: { tr: "Dolu.", en: "Taken." } } },
  { errors: [{ field: "email", message: { tr: "Dolu.", en: "Taken." } }] },
])("of the languages in %j the visitor's is read", (body) => {
  const said = (locale: string) => readRefusal(JSON.stringify(body), ["email"], 422, locale).message;
  expect([said("tr"), said("en")]).toEqual(["Dolu.", "Taken."]);
});
