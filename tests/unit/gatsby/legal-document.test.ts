import { describe, expect, it } from "vitest";
import { resolveLegalDocument } from "@/gatsby/schema/legal-document";
import { withHeadingIds } from "@/gatsby/schema/legal-sections";
import type { ResolverContext, SourceNode } from "@/gatsby/schema/resolver-context";

describe("withHeadingIds()", () => {
  it("withHeadingIds() adds ids to sections and lists them", () => {
    expect(withHeadingIds("<h2>1. Kapsam</h2><p>…</p><h2>2. <em>Süre</em></h2>")).toEqual({
      html: '<h2 id="1-kapsam">1. Kapsam</h2><p>…</p><h2 id="2-sure">2. <em>Süre</em></h2>',
      sections: [
        { id: "1-kapsam", title: "1. Kapsam" },
        { id: "2-sure", title: "2. Süre" },
      ],
    });
  });
});

describe("resolveLegalDocument()", () => {
  const frontmatter = {
    title: "{brand} Terms",
    version: "1.0",
    effectiveDate: "2026-01-01T00:00:00.000Z",
    summary: "s",
  };
  const found: Record<string, object> = {
    MarkdownRemark: { frontmatter },
    Constants: {},
    SiteFacts: { brand: "Ada", email: "ada@ornek.example", phone: "+90 850 000 00 00" },
  };
  const asked: { query: { filter: { fileAbsolutePath: { regex: string } } } }[] = [];
  const context: ResolverContext = {
    nodeModel: {
      getNodeById: () => null,
      findOne: (question) => {
        asked.push(question as (typeof asked)[number]);
        return Promise.resolve((found[question.type] as SourceNode | undefined) ?? null);
      },
    },
  };
  const html = {
    resolve: () => Promise.resolve("<h2>1. Scope</h2><p>{brand}: {email}, {phone}, <code>vuex</code></p>"),
  };
  const info = {
    fieldName: "legalDocument",
    variableValues: { language: "en" },
    schema: { getType: () => ({ getFields: () => ({ html }) }) },
  };

  it("a legal document is in the page's language, with placeholders filled in and a table of contents", async () => {
    await expect(resolveLegalDocument(null, { id: "gdpr" }, context, info)).resolves.toEqual({
      id: "gdpr",
      title: "Ada Terms",
      version: "1.0",
      effectiveDate: "2026-01-01",
      summary: "s",
      html: '<h2 id="1-scope">1. Scope</h2><p>Ada: <a href="mailto:ada@ornek.example">ada@ornek.example</a>, <a href="tel:+908500000000">+90 850 000 00 00</a>, <code lang="en" translate="no">vuex</code></p>',
      tableOfContents: [{ id: "1-scope", title: "1. Scope" }],
    });
    expect(JSON.stringify(asked[0])).toContain("gdpr");
    expect(JSON.stringify(asked[0])).toContain("en");
  });

  it("a superseded version of a legal document can be requested", async () => {
    await expect(
      resolveLegalDocument(null, { id: "gdpr", version: "1.0" }, context, info),
    ).resolves.toMatchObject({ id: "gdpr", version: "1.0" });
    const question = asked.find((one) => JSON.stringify(one).includes("former"));
    const asksFor = new RegExp(question?.query.filter.fileAbsolutePath.regex.slice(1, -1) ?? "");
    expect("/x/data/legal/gdpr/former/1.0/en.md").toMatch(asksFor);
    expect("/x/data/legal/gdpr/former/1x0/en.md").not.toMatch(asksFor);
    expect("/x/data/legal/gdpr/en.md").not.toMatch(asksFor);
  });

  it("the error for a missing legal document names the file", async () => {
    delete found.MarkdownRemark;
    await expect(resolveLegalDocument(null, { id: "gdpr" }, context, info)).rejects.toThrow(
      "data/legal/gdpr/en.md",
    );
  });
});
