import fc from "fast-check";
import { expect, it, test } from "vitest";
import { machineTexts, sentencesForVisitors } from "../../../fixtures/machine-texts";
import { readRefusal } from "@/services/refusals/read-refusal";
import { isMachineText } from "@/services/refusals/is-machine-text";

const shapes: ((text: string) => unknown)[] = [
  (text) => text,
  (message) => ({ message }),
  (error) => ({ error }),
  (message) => ({ error: { message } }),
  (title) => ({ title, status: 400 }),
  (message) => ({ data: { message } }),
  (message) => ({ errors: [{ message }] }),
  (text) => ({ errors: [text] }),
  (text) => [text],
  (text) => ({ errors: { email: text } }),
];

const refusalOf = (body: unknown) => readRefusal(JSON.stringify(body), ["email"], 400);

it.each(machineTexts)("%s is shown to nobody", (text) => {
  expect(isMachineText(text)).toBe(true);
  expect(isMachineText(text.toUpperCase())).toBe(true);
  for (const shape of shapes)
    expect(refusalOf(shape(text)), JSON.stringify(shape(text))).toMatchObject({ fields: [] });
  for (const shape of shapes) expect(refusalOf(shape(text)).message).toBeUndefined();
  expect(readRefusal(text, [], 429).message).toBeUndefined();
});

it.each(sentencesForVisitors)("%s is shown", (text) => {
  expect(isMachineText(text)).toBe(false);
  for (const shape of shapes) expect(refusalOf(shape(text)).message).toBe(text);
});

test("a sentence for visitors is found beside one that is for nobody", () => {
  const known = fc.constantFrom(...machineTexts);
  fc.assert(
    fc.property(known, (text) => {
      expect(refusalOf({ message: text, detail: "Alındı." }).message).toBe("Alındı.");
      expect(refusalOf({ message: text, errors: { email: ["Alındı."] } })).toMatchObject({
        message: "Alındı.",
        fields: [{ field: "email", message: "Alındı." }],
      });
    }),
  );
});

test.each([500, 502, 503, 522, 599])(
  "of an answer with %i only the message is shown that it has for it",
  (status) => {
    const read = (body: unknown) =>
      readRefusal(typeof body === "string" ? body : JSON.stringify(body), ["email"], status);
    for (const body of [
      "Oops, a snag.",
      '"Oops, a snag."',
      ["Oops."],
      { detail: "Oops." },
      { title: "A snag hit us." },
      { errors: ["Oops."] },
    ])
      expect(read(body).message, JSON.stringify(body)).toBeUndefined();
    for (const body of [
      { message: "Bakımdayız." },
      { error: "Bakımdayız." },
      { error: { message: "Bakımdayız." } },
      { data: { message: "Bakımdayız." } },
    ])
      expect(read(body).message, JSON.stringify(body)).toBe("Bakımdayız.");
    expect(read({ message: "Server Error" }).message).toBeUndefined();
    expect(read({ message: "Bakımdayız.", code: "in_maintenance" }).code).toBe("in_maintenance");
  },
);
