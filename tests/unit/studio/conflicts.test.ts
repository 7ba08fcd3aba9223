import { describe, expect, it } from "vitest";
import { figures } from "../../helpers/figures";
import { withParts } from "../../../studio/server/target";
import { studioOfEachTest } from "../../helpers/studio-calls";

const { copy, ask, open, edit } = studioOfEachTest();

const file = "data/constants.json";

const { trialDays } = figures;

describe("saving a form whose file was edited elsewhere", () => {
  const late = async (at: string, mine: object, theirs: (text: string) => string) => {
    const { body } = await open(file, [at]);
    const before = copy.read(file);
    copy.write(file, theirs(before));
    expect(copy.read(file)).not.toBe(before);
    const value = { ...(body.value as object), ...mine };
    return ask("save", { file, at: [at], value, before: body.value });
  };
  const other = `"value": ${trialDays.value}`;

  it.each([
    ["another item of the file", { value: 30 }, (text: string) => text.replace(other, '"value": 14')],
    [
      "another field of the item",
      { value: 30 },
      (text: string) => text.replace(/"asOf": ".*?"/, '"asOf": "2026-01-02"'),
    ],
    [
      "the same field with the same value",
      { value: 30 },
      (text: string) => text.replace('"value": 25,', '"value": 30,'),
    ],
  ])("preserves an earlier edit to %s", async (_what, mine, theirs) => {
    expect((await late("storePrice", mine, theirs)).status).toBe(200);
    const expected = theirs(copy.git("show", `HEAD:${file}`)).replace('"value": 25,', '"value": 30,');
    expect(copy.read(file)).toBe(expected);
  });

  it("a change follows an item that has moved in its list, and is rejected once the item is gone", async () => {
    const faq = "data/faq.json";
    const { body } = await open(faq, [1]);
    const [first, second, ...others] = JSON.parse(copy.read(faq)) as { slug: string }[];
    copy.write(faq, JSON.stringify([second, ...others]));
    const question = body.value as { isHighlighted: boolean };
    const value = { ...question, isHighlighted: !question.isHighlighted };
    const change = { file: faq, at: [1], value, before: body.value };
    await ask("keepDraft", change);
    expect((await open(faq, [0])).body.draft).toMatchObject({ value });
    expect((await ask("outline")).body.drafts).toMatchObject([{ at: [0] }]);
    expect((await ask("save", change)).body).toMatchObject({ at: [0] });
    copy.write(faq, JSON.stringify([first, ...others]));
    expect((await ask("save", change)).status).toBe(409);
    expect((await ask("save", { ...change, isRemoved: true })).status).toBe(409);
    expect(JSON.parse(copy.read(faq))).toEqual([first, ...others]);
  });

  it("changes to both languages of a text in a list are merged", async () => {
    const { body } = await open("data/faq.json", [0]);
    type Question = { answer: { tr: string; en: string }[] };
    const value = structuredClone(body.value) as Question;
    const { en } = value.answer[0]!;
    value.answer[0]!.tr = "Benim yanıtım.";
    copy.write("data/faq.json", copy.read("data/faq.json").replace(en, "Their answer."));
    await ask("save", { file: "data/faq.json", at: [0], value, before: body.value });
    const { answer } = (await open("data/faq.json", [0])).body.value as Question;
    expect(answer[0]).toEqual({ tr: "Benim yanıtım.", en: "Their answer." });
  });

  it("after a rejected change, the merged version keeps the saved value of each conflicting field and the form's other changes", async () => {
    const { body } = await late("storePrice", { value: 30, source: "Mine" }, (text) =>
      text.replace('"value": 25,', '"value": 27,').replace(/"asOf": ".*?"/g, '"asOf": "2026-01-02"'),
    );
    const merged = { value: 27, source: "Mine", asOf: "2026-01-02" };
    expect(body).toMatchObject({ code: "changedMeanwhile", merged, conflicts: [{ mine: 30, theirs: 27 }] });
  });

  it("a change to an unnamed item is rejected if the item may have been replaced", async () => {
    const { body } = await open("data/site.json");
    type Site = { openingHours: { periods: { days: string[]; to: string }[] } };
    const [site, value] = [body.value as Site, structuredClone(body.value) as Site];
    const [first] = site.openingHours.periods;
    copy.write(
      "data/site.json",
      JSON.stringify({
        ...site,
        openingHours: { periods: [{ ...first, days: ["Sunday"] }, ...site.openingHours.periods] },
      }),
    );
    value.openingHours.periods[0]!.to = "18:30";
    expect((await ask("save", { file: "data/site.json", at: [], value, before: site })).status).toBe(409);
  });

  it("simultaneous changes are applied one after the other", async () => {
    const names = ["storePrice", "trialDays", "themes"];
    const all = await Promise.all(
      names.map((name) =>
        edit(file, [name], (figure: { value: number }) => ({ ...figure, source: `${name}!` })),
      ),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const name of names) expect(copy.read(file)).toContain(`${name}!`);
  });
});

it.each([
  [[["a"]], { a: 9, list: [1, 2], b: 5 }],
  [[["list", 0]], { a: 1, list: [3], b: 5 }],
  [[["gone", "a"]], { a: 9, list: [3], b: 2 }],
  [[[]], { a: 9, list: [3], b: 2 }],
])("own values replace only the fields in conflict, and lists of another length: %j", (paths, expected) => {
  const [theirs, mine] = [
    { a: 1, list: [1, 2], b: 5 },
    { a: 9, list: [3], b: 2 },
  ];
  expect(withParts(theirs, mine, paths)).toEqual(expected);
});
