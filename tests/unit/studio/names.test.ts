import { describe, expect, it } from "vitest";
import { withNames } from "../../../studio/app/propose-names";
import { studioOfEachTest } from "../../helpers/studio-calls";

const { copy, open } = studioOfEachTest();

describe("slug of a new item", () => {
  const schema = { properties: { slug: {}, header: {} } };
  const typed = (slug: string, tr: string) => ({ slug, header: { tr, en: "" } });

  it.each([
    ["follows its heading", typed("", ""), typed("", "Yılın ödülü {brand}!"), "yilin-odulu"],
    [
      "follows the heading on later edits",
      typed("yilin", "Yılın"),
      typed("yilin", "Yılın ödülü"),
      "yilin-odulu",
    ],
    ["is kept if typed manually", typed("odul", "Yılın"), typed("odul", "Yılın ödülü"), "odul"],
    ["is not filled in again at once when it is cleared", typed("yilin", "Yılın"), typed("", "Yılın"), ""],
    ["differs from published names", typed("", ""), typed("", "Eski haber"), "eski-haber-2"],
    [
      "contains whole words only",
      typed("", ""),
      typed("", "uzun ".repeat(20)),
      "uzun-".repeat(12).slice(0, -1),
    ],
  ])("the name %s", (_, before, after, slug) => {
    expect(withNames(schema, before, after, ["eski-haber"])).toEqual({ ...after, slug });
    expect(withNames({ items: schema }, [before], [after], ["eski-haber"])).toEqual([{ ...after, slug }]);
  });

  it("the slug of a new item does not change once the item is published", () => {
    const [before, after] = [typed("eski-haber", "Eski haber"), typed("eski-haber", "Yeni haber")];
    expect(withNames(schema, before, after, ["eski-haber"])).toEqual(after);
  });
});

describe("detection of published names", () => {
  const fixed = async (file: string, at: (string | number)[] = []) =>
    ((await open(file, at)).body as { fixedNames: string[] }).fixedNames;

  it("only names in the last commit count as published", async () => {
    copy.write("data/faq.json", copy.read("data/faq.json").replace('"what-is-it"', '"new-name"'));
    expect(await fixed("data/faq.json", [0])).toContain("what-is-it");
    expect(await fixed("data/faq.json", [0])).not.toContain("new-name");
    copy.write("data/press/yeni.json", copy.read("data/press/bthaber.json").replace('"bthaber"', '"yeni"'));
    expect(await fixed("data/press/yeni.json")).toEqual([]);
    expect(await fixed("data/legal/gdpr")).toEqual([expect.stringMatching(/^\d+\.\d+$/)]);
  });
});
