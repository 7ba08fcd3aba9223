import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "../content-security-policy";
import { thirdPartySources } from "../third-party-sources";

const policy = (...names: Parameters<typeof thirdPartySources>[0]) =>
  contentSecurityPolicy("<p>Metin</p>", [], thirdPartySources(names));

describe("third-party sources", () => {
  it("third-party sources are empty if no third-party service is configured", () => {
    expect(policy()).toBe(contentSecurityPolicy("<p>Metin</p>", []));
    expect(policy()).not.toContain("https:");
  });

  it("third-party sources are those of the configured services, without duplicates, wildcards or inline scripts", () => {
    const both = policy("pixel", "socialSdk");
    expect(both).toContain("script-src 'self' https://connect.facebook.net;");
    expect(both).not.toContain("google");
    expect(policy("tagManager", "adTag", "pixel", "socialSdk")).not.toMatch(/\*|script-src [^;]*unsafe/);
  });
});
