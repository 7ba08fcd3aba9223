import { expect, test } from "vitest";
import { answerText } from "@/services/answer-text";

const utf8 = new TextEncoder().encode("\uFEFFışık");
const turkish = new Uint8Array([0xfd, 0xfe, 0xfd, 0x6b]);
const answer = (body: Uint8Array<ArrayBuffer>, type: string) =>
  new Response(body, { headers: { "content-type": type } });

test.each([
  ["application/json; charset=windows-1254", turkish],
  ['application/json;Charset="ISO-8859-9"; x=y', turkish],
  ["application/json; charset=utf-8", utf8],
  ["application/json; charset=none-such", utf8],
  ["application/json; charset=", utf8],
  ["application/json", utf8],
])("an answer of the type %s is read in its charset", async (type, body) =>
  expect(await answerText(answer(body, type))).toBe("ışık"),
);

test("an answer without a type or a body is read too", async () => {
  expect(await answerText(new Response(utf8))).toBe("ışık");
  expect(await answerText(new Response(null, { status: 204 }))).toBe("");
});
