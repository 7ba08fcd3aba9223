import { describe, expect, it } from "vitest";
import { newsOfDialog } from "@/features/onboarding/meta/facebook-connection";

describe("messages of Meta's dialog", () => {
  const message = (origin: string, data: unknown) =>
    newsOfDialog(new MessageEvent("message", { origin, data }));
  const finished = JSON.stringify({ type: "WA_EMBEDDED_SIGNUP", event: "FINISH" });

  it.each(["https://www.facebook.com", "https://web.facebook.com"])("are taken from %s", (origin) => {
    expect(message(origin, finished)).toBe("assets");
    expect(message(origin, { type: "WA_EMBEDDED_SIGNUP", event: "CANCEL" })).toBe("cancelled");
    expect(message(origin, { type: "WA_EMBEDDED_SIGNUP", event: "ERROR" })).toBe("refused");
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
    "https://evilfacebook.com",
    "https://www.facebook.com.evil.example",
    "http://www.facebook.com",
    "https://m.facebook.com",
    "https://facebook.com",
    "https://www.facebook.com:8443",
    "null",
    "",
  ])("are not taken from %j", (origin) => expect(message(origin, finished)).toBeNull());
});
