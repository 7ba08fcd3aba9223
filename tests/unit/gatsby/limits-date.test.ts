import { expect, it } from "vitest";
import { resolveLimitsDate } from "@/gatsby/schema/limits-date";
import { resolverContext } from "../../helpers/resolver-context";

const context = resolverContext({
  Constants: {
    own: { asOf: "2020-01-01" },
    early: { asOf: "2020-01-01", checked: "2021-05-01" },
    late: { asOf: "2020-01-01", checked: "2022-01-01" },
  },
});
const limits = (...texts: string[]) => ({ limits: texts.map((text) => ({ tr: text, en: text })) });

it("an item's limits have the earliest verification date of their third-party figures", async () => {
  await expect(
    resolveLimitsDate(limits("{late} şablon", "{early} saat", "{own} gün"), {}, context),
  ).resolves.toBe("2021-05-01");
});

it("an item's limits without third-party figures have no date", async () => {
  await expect(
    resolveLimitsDate(limits("Sınırı reklam ağı belirler", "{brand}", "{own} gün"), {}, context),
  ).resolves.toBeNull();
  await expect(resolveLimitsDate(limits(), {}, context)).resolves.toBeNull();
});
