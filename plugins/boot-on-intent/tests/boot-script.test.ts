import { describe, expect, it } from "vitest";
import { deferFramework, emptyChunkList } from "../boot-script";
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
    pagePath: "/a/",
    ahead: ["/component-1.js", "/page-data/x.json"],
  });
  return page.toString();
}

describe("deferring the framework of a page", () => {
  const html = defer(source);
  const scripts = ["/chunk-mapping-1.js", "/framework-1.js", "/app-1.js"];

  it("takes out the framework's tags, the list of chunks, the path and the manifest", () => {
    expect(html).toBe(
      `<html><head></head><body><p>Metin</p><script>window.x=1</script>${slice(/<script data-page.*?<\/script>/.exec(html)?.[0] ?? "?")}</body></html>`,
    );
  });

  it("hands them to the inline script in their order, after the list of chunks", () => {
    const [, files = "{}"] = /start\((\{.*?\})\)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(files)).toMatchObject({ scripts });
  });

  it("gives what all pages tell the runtime to the text of the script, what this one does to its attributes", () => {
    expect(html).toContain(
      `<script data-page="/a/" data-ahead="/component-1.js /page-data/x.json">window.___webpackCompilationHash="1f";start({"scripts":`,
    );
  });

  it("leaves a finished page as it is", () => {
    expect(defer(html)).toBe(html);
  });

  it("finishes a page again whose scripts an incremental build has restored", () => {
    const [part = ""] = /<!-- slice-start.*slice-end id="[^"]*" -->/.exec(html) ?? [];
    const restored = html.replace(part, () => slice(mapping + hash + tags));
    expect(restored).not.toBe(html);
    expect(defer(restored)).toBe(html);
  });

  it.each([
    ["the marks around the scripts", source.replaceAll("slice-", "part-")],
    ["the framework's scripts", pageOf(mapping + hash)],
    ["the list of chunks", pageOf(hash + tags)],
    ["the hash of the compilation", pageOf(mapping + tags)],
  ])("fails when a page comes without %s", (_, broken) => {
    expect(() => defer(broken)).toThrow(/^a\/index\.html: the page is not as Gatsby used to write it/);
  });
});

describe("a page that keeps the framework's script tags", () => {
  const empty = (html: string) => {
    const page = new HtmlPage("onboarding/index.html", html);
    emptyChunkList(page);
    return page.toString();
  };

  it("has an empty list of chunks, and everything else as it was", () => {
    const emptied = empty(source);
    expect(emptied).toContain(">window.___chunkMapping={}</script>");
    expect(emptied.replace("window.___chunkMapping={}", "")).toBe(
      source.replace(/\s+window\.___chunkMapping=[^;]*;\s+/, ""),
    );
  });

  it("stays as it is in the next build", () => {
    expect(empty(empty(source))).toBe(empty(source));
  });

  it("has to have such a list", () => {
    expect(() => empty(pageOf(hash + tags))).toThrow("the list of chunks");
  });
});
