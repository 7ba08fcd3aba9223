import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, inlineHashes, metaSources } from "../content-security-policy";
import { thirdPartySources } from "../third-party-sources";

const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const html = `<script>one()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>
<script>one()</script><style data-x="1">a{}</style>`;

describe("contentSecurityPolicy()", () => {
  it("hashes each inline script and style once, but no data blocks", () => {
    expect(inlineHashes(html)).toEqual({ scripts: [hash("one()")], styles: [hash("a{}")] });
  });

  it("allows only the site's own scripts and the page's own inline scripts", () => {
    const policy = contentSecurityPolicy(html, ["https://api.example.com"]);
    expect(policy).toContain(`script-src 'self' ${hash("one()")};`);
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*|facebook/);
  });

  it("restricts Trusted Types to named policies, unless third-party scripts are configured", () => {
    const policy = contentSecurityPolicy(html, []);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default site-html");
    expect(contentSecurityPolicy(html, [], metaSources)).not.toContain("trusted-types");
  });

  it("allows the sources of configured services without duplicates, wildcards or inline scripts", () => {
    const policy = (...names: Parameters<typeof thirdPartySources>[0]) =>
      contentSecurityPolicy(html, [], thirdPartySources(names));
    expect(policy()).toBe(contentSecurityPolicy(html, []));
    expect(policy()).not.toContain("https:");
    const both = policy("pixel", "socialSdk");
    expect(both).toContain(`script-src 'self' https://connect.facebook.net ${hash("one()")};`);
    expect(both).not.toContain("google");
    expect(policy("tagManager", "adTag", "pixel", "socialSdk")).not.toMatch(/\*|script-src [^;]*unsafe/);
  });

  it("allows the origins of Meta's script and dialog on pages that use them", () => {
    const policy = contentSecurityPolicy(html, [], metaSources);
    expect(policy).toContain(`script-src 'self' https://connect.facebook.net ${hash("one()")};`);
    expect(policy).toContain("frame-src 'self' https://www.facebook.com https://web.facebook.com;");
    expect(policy).toMatch(/connect-src 'self' https:\/\/graph\.facebook\.com /);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
  });
});
