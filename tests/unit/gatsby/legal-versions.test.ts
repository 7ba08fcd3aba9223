import { expect, it } from "vitest";
import {
  resolveFormerVersions,
  resolveSupersededOn,
  resolveVersionInForce,
} from "@/gatsby/schema/legal-versions";
import type { SourceNode } from "@/gatsby/schema/resolver-context";

const node = (version: string, effectiveDate: string) =>
  ({ frontmatter: { version, effectiveDate: `${effectiveDate}T00:00:00.000Z` } }) as unknown as SourceNode;

const asked: string[] = [];
const contextOf = (...entries: SourceNode[]) => ({
  nodeModel: {
    findAll: (question: object) => {
      asked.push(JSON.stringify(question));
      return Promise.resolve({ entries });
    },
  },
});
const context = contextOf(node("1.9", "2026-02-01"), node("1.10", "2026-03-01"), node("1.0", "2026-01-01"));

it("former versions are listed newest first, each valid until the effective date of its successor", async () => {
  await expect(resolveFormerVersions({ id: "gdpr", version: "1.10" }, {}, context)).resolves.toEqual([
    { version: "1.9", effectiveDate: "2026-02-01", supersededOn: "2026-03-01" },
    { version: "1.0", effectiveDate: "2026-01-01", supersededOn: "2026-02-01" },
  ]);
  expect(asked.at(-1)).toContain("gdpr");
});

it("a former version lists only earlier versions", async () => {
  const before = await resolveFormerVersions({ id: "gdpr", version: "1.9" }, {}, context);
  expect(before.map(({ version }) => version)).toEqual(["1.0"]);
});

it("a text with a single version has no former versions", async () => {
  await expect(
    resolveFormerVersions({ id: "gdpr", version: "1" }, {}, contextOf(node("1", "2026-01-01"))),
  ).resolves.toEqual([]);
});

it("a former version has its last day and a reference to the version in force", async () => {
  await expect(resolveVersionInForce({ id: "gdpr" }, {}, context)).resolves.toBe("1.10");
  const until = (version: string) => resolveSupersededOn({ id: "gdpr", version }, {}, context);
  await expect(until("1.0")).resolves.toBe("2026-02-01");
  await expect(until("1.10")).resolves.toBeNull();
});
