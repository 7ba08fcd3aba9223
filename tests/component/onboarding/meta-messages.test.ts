import { describe, expect, it } from "vitest";
import { parseDialogMessage } from "@/features/onboarding/meta/facebook-connection";

describe("messages from Meta's dialog", () => {
  const message = (origin: string, data: unknown) =>
    parseDialogMessage(new MessageEvent("message", { origin, data }));
  const finished = JSON.stringify({ type: "WA_EMBEDDED_SIGNUP", event: "FINISH" });

  it.each(["https://www.facebook.com", "https://web.facebook.com"])("accepts messages from %s", (origin) => {
    expect(message(origin, finished)).toBe("assets");
    for (const other of [
      "",
      "{",
      "null",
      null,
      7,
      { type: "other", event: "FINISH" },
      { type: "WA_EMBEDDED_SIGNUP" },
    ])
      expect(message(origin, other)).toBeNull();
  });

  it.each([
    ["FINISH", {}, "assets"],
    ["FINISH_ONLY_WABA", { data: { waba_id: "1" } }, "assets"],
    ["FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING", {}, "assets"],
    ["CANCEL", {}, { outcome: "cancelled" }],
    ["CANCEL", { data: { current_step: "PHONE_NUMBER_SETUP" } }, { outcome: "cancelled" }],
    [
      "CANCEL",
      { data: { error_message: "Something went wrong", error_id: "524126", session_id: "f34b51" } },
      { outcome: "failed", errorId: "524126" },
    ],
    ["CANCEL", { error_message: "Wrong", error_id: 524126 }, { outcome: "failed", errorId: "524126" }],
    ["CANCEL", { data: { error_message: "Wrong" } }, { outcome: "failed" }],
    ["ERROR", { data: { error_code: "AB12" } }, { outcome: "failed", errorId: "AB12" }],
    ["ERROR", {}, { outcome: "failed" }],
    ["SOMETHING_NEW", {}, null],
  ])("parses the event %s with %j as %j", (event, rest, news) => {
    const said = message("https://www.facebook.com", { type: "WA_EMBEDDED_SIGNUP", event, ...rest });
    expect(said).toEqual(news);
  });

  it.each([
    "https://evilfacebook.com",
    "https://www.facebook.com.evil.example",
    "http://www.facebook.com",
    "https://m.facebook.com",
    "https://facebook.com",
    "https://www.facebook.com:8443",
    "null",
    "",
  ])("rejects messages from %j", (origin) => expect(message(origin, finished)).toBeNull());
});
