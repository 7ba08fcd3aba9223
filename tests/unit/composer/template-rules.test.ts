import { describe, expect, it } from "vitest";
import {
  fillTemplate,
  hasLooseBraces,
  isCategory,
  toComposerText,
  variablesIn,
  windowState,
} from "@/features/composer/template-rules";
import { countGraphemes } from "@/lib/count-graphemes";
import { readData } from "../../helpers/data-files";

type Text = Record<"tr" | "en", string>;
type Case = { slug: string; category: string; text: Text; variables: { name: Text; sample: Text }[] };
const cases = readData<Case[]>("templates.json");
const { templateCharacters } = readData<Record<string, { value: number }>>("constants.json");

describe("variables of a template", () => {
  it("variablesIn() lists each variable once, in order, including names with Turkish letters", () => {
    expect(variablesIn("{{ad}}, {{ ürün }} geldi, {{ad}}! {{1}}")).toEqual(["ad", "ürün", "1"]);
    expect(variablesIn("{ad} {{}} {{a b}} {{{x}")).toEqual([]);
  });

  it.each([
    ["{{ad}}, {{ürün}}", false],
    ["{ad}", false],
    ["Merhaba {{ad", true],
    ["Merhaba ad}}", true],
    ["{{a b}}", true],
  ])("hasLooseBraces(%s) is %s", (text, isLoose) => {
    expect(hasLooseBraces(text)).toBe(isLoose);
  });

  it("fillTemplate() substitutes variables, and keeps those without a value", () => {
    const text = "Merhaba {{ad}}, {{ürün}} geldi.";
    expect(fillTemplate(text, { ad: "Elif", ürün: " " })).toBe("Merhaba Elif, {{ürün}} geldi.");
    expect(fillTemplate("{{constructor}} {{toString}}", {})).toBe("{{constructor}} {{toString}}");
    expect(fillTemplate("{{ad}}", { ad: "$& <b>" })).toBe("$& <b>");
  });
});

describe.each(["tr", "en"] as const)("templates in the data (%s)", (locale) => {
  it.each(cases.map((item) => [item.slug, item] as const))(
    "template %s declares exactly the variables it uses",
    (_, item) => {
      const text = toComposerText(item.text[locale]);
      expect(variablesIn(text).sort()).toEqual(item.variables.map(({ name }) => name[locale]).sort());
      expect(isCategory(item.category)).toBe(true);
      expect(countGraphemes(text, locale)).toBeLessThan(templateCharacters?.value ?? 0);
      // Meta rejects templates that start or end with a variable.
      expect(text).not.toMatch(/\}\}$/);
    },
  );
});

describe("reply window rules", () => {
  it("the reply window allows free-form replies while open, and only templates afterwards", () => {
    expect(windowState(0, 24, "utility")).toEqual({
      isOpen: true,
      hoursLeft: 24,
      reply: "free",
      template: "free",
    });
    expect(windowState(23, 24, "utility")).toMatchObject({ isOpen: true, hoursLeft: 1 });
    expect(windowState(24, 24, "utility")).toEqual({
      isOpen: false,
      hoursLeft: 0,
      reply: null,
      template: "fee",
    });
    expect(windowState(48, 24, "marketing").hoursLeft).toBe(0);
  });

  it("only utility templates are free within the reply window", () => {
    expect(windowState(3, 24, "marketing")).toMatchObject({ reply: "free", template: "fee" });
    expect(windowState(3, 24, "authentication").template).toBe("fee");
  });
});
