import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { RoutesManifest } from "gatsby";
import { afterEach, describe, expect, it } from "vitest";
import { hostingRules } from "../../../src/gatsby/hosting/adapter";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "rules-"));
const former = process.cwd();

afterEach(() => process.chdir(former));

const files = ["index.html", "onboarding/index.html", "en/onboarding/index.html", "about/index.html"];

/** The routes of a small site, its pages written to a folder of their own. */
function routes(): RoutesManifest {
  process.chdir(folder);
  return files.map((file) => {
    const filePath = `public/${file}`;
    fs.mkdirSync(path.dirname(filePath), { recursive: true });
    fs.writeFileSync(filePath, "<script>one()</script>");
    return { type: "static", path: `/${file}`, filePath, headers: [] };
  });
}

describe("the policies of the pages", () => {
  it("let Meta in on the onboarding only, and only where its login is configured", () => {
    // Of the scripts that data/site.json may ask for, none calls this host.
    const named = (hasMetaLogin: boolean) => {
      const { policies } = hostingRules(routes(), [], hasMetaLogin);
      return Object.keys(policies).filter((file) => policies[file]?.includes("web.facebook.com"));
    };
    expect(named(true)).toEqual(["/onboarding/index.html", "/en/onboarding/index.html"]);
    expect(named(false)).toEqual([]);
  });
});
