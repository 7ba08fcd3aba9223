import { expect, it } from "vitest";
import { resolveLimitsDate } from "@/gatsby/schema/limits-date";
import type { ResolverContext, SourceNode } from "@/gatsby/schema/resolver-context";

const constants = { early: { asOf: "2021-05-01" }, late: { asOf: "2022-01-01" } };
const context: ResolverContext = {
  nodeModel: {
    getNodeById: () => null,
    findOne: () => Promise.resolve(constants as unknown as SourceNode),
  },
};
const limits = (...texts: string[]) => ({ limits: texts.map((text) => ({ tr: text, en: text })) });

it("dates limits by the earliest of their figures", async () => {
  await expect(resolveLimitsDate(limits("{late} şablon", "{early} saat"), {}, context)).resolves.toBe(
    "2021-05-01",
  );
});

it("gives no date to limits without figures", async () => {
  await expect(
    resolveLimitsDate(limits("Sınırı reklam ağı belirler", "{brand}"), {}, context),
  ).resolves.toBeNull();
  await expect(resolveLimitsDate(limits(), {}, context)).resolves.toBeNull();
});
