import { expect, test } from "vitest";
import { messageText } from "@/services/message-text";

test.each([
  ["Try again.", "Try again."],
  ["  Try \u00A0\r\n again. ", "Try again."],
  ["Try\u0000\u0007again", "Try again"],
  ["Try\u202Eagain\u200B", "Try again"],
  ["Try\uD800again", "Try again"],
  ["1 < 2", "1 < 2"],
  ["a <3 b>", "a <3 b>"],
  ["<b>Try</b> again", undefined],
  ["Try again <br>", undefined],
  ["<B>x", undefined],
  ["</p>", undefined],
  ["<?xml?>", undefined],
  ["<!-- x -->", undefined],
  ["<b", "<b"],
  ["\u200B", undefined],
  ["\u200D \u200C", undefined],
  ["👩\u200D💻 می\u200Cخواهم", "👩\u200D💻 می\u200Cخواهم"],
])("shows the message %j as %j", (value, text) => expect(messageText(value)).toBe(text));

test("a long message is truncated at 300 characters, without a space before the ellipsis", () => {
  expect(messageText("x".repeat(301))).toBe(`${"x".repeat(299)}…`);
  expect(messageText(`${"x".repeat(298)} yz`)).toBe(`${"x".repeat(298)}…`);
  expect(messageText(`${"x".repeat(300)}  `)).toBe("x".repeat(300));
});

test("a long message is never truncated within a surrogate pair", () => {
  expect(messageText(`${"x".repeat(298)}👩yz`)).toBe(`${"x".repeat(298)}…`);
});

test("only the first 1200 characters of a message are read", () => {
  expect(messageText(`${" ".repeat(1_199)}xy`)).toBe("x");
  expect(messageText(`${" ".repeat(1_200)}xy`)).toBeUndefined();
  expect(messageText(`${"x".repeat(1_200)}<b>`)).toHaveLength(300);
});
