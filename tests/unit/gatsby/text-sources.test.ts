import fs from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { isInStudio, markedHtml, markedStrings, TextSources } from "../../../src/gatsby/schema/text-sources";
import { resolveMarked, stringResolvers } from "../../../src/gatsby/schema/studio-marks";
import { sourceIn, withoutMarks } from "../../../src/lib/source-mark";
import { temporaryFolder } from "../../helpers/temporary-folder";

const texts = (tr: string, en = tr) => ({ tr, en });

const root = temporaryFolder({
  "data/faq.json": [{ question: texts("Bir", "One"), answer: [texts("A"), texts("B")] }],
  "data/navigation.json": { header: [{ label: texts("Fiyat") }], footer: [{ label: texts("Fiyat") }] },
});

describe("sources of texts in the data", () => {
  it("sourceOf() finds a text's file and path", () => {
    const sources = new TextSources(root);
    expect(sources.sourceOf(texts("Bir", "One"), ["faq", 7, "question"])).toEqual({
      file: "data/faq.json",
      at: [0, "question"],
    });
    expect(sources.sourceOf(texts("B"), ["faq", 7, "answer", 1])?.at).toEqual([0, "answer", 1]);
    expect(sources.sourceOf(texts("Bir", "Two"), [])).toBeNull();
    expect(sources.sourceOf("Bir", [])).toBeNull();
  });

  it("the sources of identical texts are distinguished by their path in the query", () => {
    const sources = new TextSources(root);
    const asked = (list: string) => sources.sourceOf(texts("Fiyat"), ["navigation", list, 0, "label"])?.at;
    expect([asked("header"), asked("footer")]).toEqual([
      ["header", 0, "label"],
      ["footer", 0, "label"],
    ]);
  });
});

describe("source marks in strings and documents", () => {
  it("each interface string is marked with its file and key; the keys are not marked", () => {
    const strings = markedStrings("faq", { title: "Sorular", search: { label: "Ara {{count}}" } }) as {
      title: string;
      search: { label: string };
    };
    expect(sourceIn(strings.search.label)).toEqual({ file: "locales/faq.json", at: ["search", "label"] });
    expect(withoutMarks(JSON.stringify(strings))).toBe(
      '{"title":"Sorular","search":{"label":"Ara {{count}}"}}',
    );
  });

  it("the text of a document is marked, but not its attributes", () => {
    const html = '<h2 id="haklar">Haklar</h2><p><a href="/faq/">Sorular</a></p>';
    const marked = markedHtml(html, "legal/gdpr");
    expect(sourceIn(marked)).toEqual({ file: "data/legal/gdpr", at: ["body"] });
    expect(marked).toContain('<h2 id="haklar">Haklar');
    expect(marked).toContain('<a href="/faq/">Sorular</a>');
    expect(withoutMarks(marked)).toBe(html);
  });
});

describe("studio marks in the GraphQL schema", () => {
  const resolve = async () => {
    const home = JSON.parse(fs.readFileSync("data/home.json", "utf8")) as { hero: Record<string, unknown> };
    const info = {
      fieldName: "eyebrow",
      variableValues: { language: "tr" },
      path: { key: "eyebrow", prev: { key: "hero", prev: { key: "homeTexts" } } },
    };
    return String(await resolveMarked(home.hero, { nodeModel: {} } as never, info));
  };

  it("text in the studio's development server contains source marks", async () => {
    vi.stubEnv("GATSBY_STUDIO", "http://localhost:9002");
    vi.stubEnv("NODE_ENV", "development");
    expect(isInStudio()).toBe(true);
    expect(sourceIn(await resolve())).toEqual({ file: "data/home.json", at: ["hero", "eyebrow"] });
    const { Locale: strings } = stringResolvers();
    const node = { ns: "common", data: '{"trial":"{{trialDays, number}} {{name}}"}', language: "tr" };
    const findOne = () => Promise.resolve({ trialDays: { value: 1500, unit: "day" }, name: "x" });
    const shown = await strings?.data.resolve(node, {}, { nodeModel: { findOne } } as never);
    expect(withoutMarks(String(shown))).toBe('{"trial":"1.500 {{name}}"}');
    vi.unstubAllEnvs();
  });

  it.each([
    ["http://localhost:9002", "production"],
    ["", "development"],
  ])("texts have no source marks with the studio %j in %s", async (studio, mode) => {
    vi.stubEnv("GATSBY_STUDIO", studio);
    vi.stubEnv("NODE_ENV", mode);
    expect(sourceIn(await resolve())).toBeNull();
    expect(stringResolvers()).toEqual({});
    vi.unstubAllEnvs();
  });
});
