import { describe, expect, it } from "vitest";
import { contentOf, HtmlPage, tag } from "../../shared/html-page";

const pageOf = (source: string) => new HtmlPage("a/index.html", source);

describe("an HTML page that is edited in place", () => {
  it("stays byte for byte as it was where nothing is edited", () => {
    const source = '<!DOCTYPE html><P CLASS=x>Ürün &amp; &#x27;sepet&#x27;<br><img alt="a>b" src=/a.png>';
    expect(pageOf(source).toString()).toBe(source);
  });

  it("finds elements by name and attributes, and their content", () => {
    const page = pageOf('<a href="/x">1</a><a href="/y" rel="next">2</a><script>if(a<b)c()</script>');
    expect(page.all(tag("a", { href: /^\/[xy]$/ })).map(contentOf)).toEqual(["1", "2"]);
    expect(page.first(tag("a", { rel: "next" }))?.attribs.href).toBe("/y");
    expect(contentOf(page.only("the script", tag("script")))).toBe("if(a<b)c()");
  });

  it.each(["<p></p>", "<i></i><i></i>"])("refuses %s where there has to be one element", (source) => {
    expect(() => pageOf(source).only("i", tag("i"))).toThrow("a/index.html");
  });

  it("removes an element with everything in it, and no longer finds it", () => {
    const page = pageOf("<p>a<b>b<i>c</i></b>d</p>");
    page.remove(page.only("b", tag("b")));
    expect(page.toString()).toBe("<p>ad</p>");
    expect(page.all(tag("i"))).toEqual([]);
  });

  it("replaces what stands between two comments, and keeps the comments", () => {
    const page = pageOf("<!-- from x --><i></i>text<!-- to x --><b></b>");
    expect(page.between("from", "to")?.map(({ name }) => name)).toEqual(["i"]);
    page.replaceBetween("from", "to", "new");
    expect(page.toString()).toBe("<!-- from x -->new<!-- to x --><b></b>");
    expect(page.between("none", "to")).toBeNull();
    expect(() => page.replaceBetween("none", "to", "")).toThrow("a/index.html");
  });
});
