import { describe, expect, it } from "vitest";
import { bootOnIntent } from "@/gatsby/boot-on-intent";

const mapping = `<script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>`;
const slice = (content: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" -->${content}<!-- slice-end id="_gatsby-scripts-1" -->`;
const page = (scripts: string) =>
  `<html><body><p>Metin</p><script>window.x=1</script>${slice(mapping + scripts)}</body></html>`;
const tags = '<script src="/framework-1.js" async></script><script src="/app-1.js" async=""></script>';
const rewrite = (html: string) =>
  bootOnIntent(html, {
    template: "start(BOOT)",
    mapping: "/chunk-mapping-1.js",
    pagePath: "/a/",
    ahead: (scripts) => [...scripts, "/page-data/x.json"],
  });

describe("bootOnIntent", () => {
  const html = rewrite(page(tags));

  it("takes the framework's tags and the list of all chunks out of the page", () => {
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html).not.toContain("___chunkMapping");
    expect(html).toContain("<p>Metin</p>");
    expect(html).toContain("<script>window.x=1</script>");
  });

  it("hands them to the inline script in their order, after the list of chunks", () => {
    const [, files = "{}"] = /start\((\{.*?\})\)<\/script>/.exec(html) ?? [];
    const scripts = ["/chunk-mapping-1.js", "/framework-1.js", "/app-1.js"];
    expect(JSON.parse(files)).toMatchObject({ scripts, ahead: [...scripts, "/page-data/x.json"] });
  });

  const hash = (value: string) => `<script>window.___webpackCompilationHash="${value}";</script>`;
  const path = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a/";/*]]>*/</script>';

  it("gives what the page tells the runtime to the inline script", () => {
    const told = rewrite(path + page(hash("1f") + tags));
    expect(told).toContain(
      `<script>window.pagePath="/a/";window.___webpackCompilationHash="1f";start({"scripts":`,
    );
    expect(told.match(/<script/g)).toHaveLength(2);
  });

  it("gives the same page again when an incremental build has put the framework's scripts back", () => {
    const finished = rewrite(path + page(hash("1f") + tags));
    const [, part = ""] = /(<!-- slice-start.*slice-end id="[^"]*" -->)/.exec(finished) ?? [];
    const restored = finished.replace(part, () => slice(mapping + hash("1f") + tags));
    expect(restored).not.toBe(finished);
    expect(rewrite(restored)).toBe(finished);
  });

  it("leaves the manifest to the inline script", () => {
    expect(
      rewrite(`<link rel="manifest" href="/m.webmanifest" crossorigin="anonymous"/>${page(tags)}`),
    ).not.toContain("manifest");
  });

  it("leaves a page without the framework alone", () => {
    const plain = "<html><body>Çevrimdışısınız</body></html>";
    expect(rewrite(plain)).toBe(plain);
  });
});
