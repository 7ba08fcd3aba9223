import { expect, test } from "@playwright/test";
import { gradeHeaders } from "../helpers/header-grade";
import { httpAsk } from "../helpers/http-ask";
import { findNginx, startNginx } from "../helpers/nginx";

const { reason } = findNginx();

test.describe("header checker's rules for the site served by nginx", () => {
  test.skip(reason !== undefined, reason);

  test("pages, not-found pages and the onboarding get the top header grade; redirects have the same headers", async () => {
    const { url, close } = await startNginx();
    try {
      for (const path of ["/", "/en/", "/nope/", "/en/nope/", "/onboarding/", "/en/onboarding/setup/"]) {
        const answer = await httpAsk(url, { path });
        expect(gradeHeaders(answer), path).toEqual({ broken: [], points: 125 });
        expect(answer.headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
      }
      const moved = await httpAsk(url, { path: "/About" });
      expect(moved.status).toBe(301);
      expect(gradeHeaders(moved).broken.filter((name) => !/policy$|frame/.test(name))).toEqual([]);
    } finally {
      await close();
    }
  });
});

test("the header grade drops if a header is missing", () => {
  const answer = {
    status: 200,
    headers: { "content-security-policy": "script-src 'unsafe-inline'" },
    body: "",
  };
  expect(gradeHeaders(answer).points).toBeLessThan(110);
  expect(gradeHeaders(answer).broken).toContain("content-security-policy");
});
