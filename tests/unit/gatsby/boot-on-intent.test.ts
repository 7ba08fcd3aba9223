import { describe, expect, it } from "vitest";
import { bootOnIntent } from "@/gatsby/boot-on-intent";

const mapping = `<script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>`;
const page = (scripts: string) =>
  `<html><body><p>Metin</p>${mapping}<script>window.x=1</script>${scripts}</body></html>`;
const tags = '<script src="/framework-1.js" async></script><script src="/app-1.js" async=""></script>';
const rewrite = (html: string) =>
  bootOnIntent(html, "start(BOOT)", "/chunk-mapping-1.js", (scripts) => [...scripts, "/page-data/x.json"]);

describe("bootOnIntent", () => {
  const html = rewrite(page(tags));

  it("takes the framework's tags and the list of all chunks out of the page", () => {
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html).not.toContain("___chunkMapping");
    expect(html).toContain("<p>Metin</p>");
    expect(html).toContain("<script>window.x=1</script>");
  });

  it("hands them to the inline script in their order, after the list of chunks", () => {
    const [, files = "{}"] = /start\((\{.*?\})\)<\/script><\/body>/.exec(html) ?? [];
    const scripts = ["/chunk-mapping-1.js", "/framework-1.js", "/app-1.js"];
    expect(JSON.parse(files)).toMatchObject({ scripts, ahead: [...scripts, "/page-data/x.json"] });
  });

  it("gives what the page tells the runtime to the inline script", () => {
    const facts = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a/";/*]]>*/</script><script>window.___webpackCompilationHash="1f";</script>`;
    const told = rewrite(page(facts + tags));
    expect(told).toContain(
      `<script>window.pagePath="/a/";window.___webpackCompilationHash="1f";start({"scripts":`,
    );
    expect(told.match(/<script/g)).toHaveLength(2);
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
