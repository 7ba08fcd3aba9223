import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "../content-security-policy";
import { thirdPartySources } from "../third-party-sources";

const policy = (...names: Parameters<typeof thirdPartySources>[0]) =>
  contentSecurityPolicy("<p>Metin</p>", [], thirdPartySources(names));

describe("sources of other companies", () => {
  it("are none where nothing is configured", () => {
    expect(policy()).toBe(contentSecurityPolicy("<p>Metin</p>", []));
    expect(policy()).not.toContain("https:");
  });

  it("are those of what is configured, each once, without wildcards or inline scripts", () => {
    const both = policy("pixel", "socialSdk");
    expect(both).toContain("script-src 'self' https://connect.facebook.net;");
    expect(both).not.toContain("google");
    expect(policy("tagManager", "adTag", "pixel", "socialSdk")).not.toMatch(/\*|script-src [^;]*unsafe/);
  });
});
