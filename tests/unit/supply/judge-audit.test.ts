import { describe, expect, it } from "vitest";
import { judgeAudit, readAudit } from "../../../scripts/supply/judge-audit";

const finding = (name: string, severity: string) => ({
  name,
  severity,
  via: [{ title: "Something", url: "https://advisories.example/1" }],
});
const report = {
  vulnerabilities: {
    react: finding("react", "moderate"),
    minisearch: finding("minisearch", "low"),
    webpack: finding("webpack", "critical"),
    express: finding("express", "high"),
  },
};

describe("the audit of the packages", () => {
  it("lets nothing of moderate or higher severity reach the browser", () => {
    const { broken } = judgeAudit(report, ["react", "minisearch"], {});
    expect(broken).toEqual(["react: moderate: Something https://advisories.example/1"]);
  });

  it("asks for a reason where a package only builds, and tells which reason is no longer needed", () => {
    const { unlisted, stale } = judgeAudit(report, ["react"], {
      express: "only gatsby develop",
      gone: "was fixed",
    });
    expect(unlisted).toEqual(["webpack: critical: Something https://advisories.example/1"]);
    expect(stale).toEqual(["gone"]);
  });

  it.each([
    ["an answer without an audit", '{"message":"405 Method Not Allowed","statusCode":405}'],
    ["nothing", ""],
    ["a page", "<!doctype html>"],
  ])("takes %s for no audit, never for a clean one", (_, output) => expect(readAudit(output)).toBeNull());

  it("reads a clean one", () => expect(readAudit('{"vulnerabilities":{}}')).toEqual({ vulnerabilities: {} }));
});
