import { describe, expect, it } from "vitest";
import { deferFramework, replaceChunkList } from "../boot-script";
import { HtmlPage } from "../../shared/html-page";

const mapping = `<script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>`;
const hash = '<script>window.___webpackCompilationHash="1f";</script>';
const tags = '<script src="/framework-1.js" async></script><script src="/app-1.js" async=""></script>';
const pathScript = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/a/";/*]]>*/</script>';
const manifest = '<link rel="manifest" href="/m.webmanifest" crossorigin="anonymous"/>';
const slice = (content: string) =>
  `<!-- slice-start id="_gatsby-scripts-1" -->${content}<!-- slice-end id="_gatsby-scripts-1" -->`;
const pageOf = (scripts: string) =>
  `<html><head>${manifest}</head><body><p>Metin</p><script>window.x=1</script>${pathScript}${slice(scripts)}</body></html>`;
const source = pageOf(mapping + hash + tags);

function defer(html: string) {
  const page = new HtmlPage("a/index.html", html);
  deferFramework(page, {
    template: "start(BOOT)",
    mapping: "/chunk-mapping-1.js",
    parameters: ["tab"],
    pagePath: "/a/",
    ahead: ["/component-1.js", "/page-data/x.json"],
  });
  return page.toString();
}

describe("deferring a page's framework scripts", () => {
  const html = defer(source);

  it("leaves an already processed page unchanged", () => {
    expect(defer(html)).toBe(html);
  });

  it("processes a page again after an incremental build has restored its script tags", () => {
    const [part = ""] = /<!-- slice-start.*slice-end id="[^"]*" -->/.exec(html) ?? [];
    const restored = html.replace(part, () => slice(mapping + hash + tags));
    expect(restored).not.toBe(html);
    expect(defer(restored)).toBe(html);
  });

  it.each([
    ["the markers around the scripts", source.replaceAll("slice-", "part-")],
    ["the framework's scripts", pageOf(mapping + hash)],
    ["the chunk list", pageOf(hash + tags)],
    ["the compilation hash", pageOf(mapping + tags)],
  ])("fails for a page without %s", (_, broken) => {
    expect(() => defer(broken)).toThrow(/^a\/index\.html: the page is not as Gatsby used to write it/);
  });
});

describe("page that keeps the framework's script tags", () => {
  const replace = (html: string) => {
    const page = new HtmlPage("onboarding/index.html", html);
    replaceChunkList(page, "own()");
    return page.toString();
  };

  it("replaces the chunk list of a page that keeps its script tags, and changes nothing else", () => {
    const replaced = replace(source);
    expect(replaced).toContain(">window.___chunkMapping={};own()</script>");
    expect(replaced.replace("window.___chunkMapping={};own()", "")).toBe(
      source.replace(/\s+window\.___chunkMapping=[^;]*;\s+/, ""),
    );
  });

  it("the next build does not rewrite a page that keeps its script tags", () => {
    expect(replace(replace(source))).toBe(replace(source));
  });

  it("fails the build if a page that keeps its script tags has no chunk list", () => {
    expect(() => replace(pageOf(hash + tags))).toThrow("the chunk list");
  });
});
