import { defaultLocale } from "../../config/languages";
import { compareVersions } from "../../lib/compare-versions";
import { isoDayOfDetail } from "./markdown-file";
import type { SourceNode } from "./resolver-context";

/** Superseded version of a legal text, with the days on which it came into force and was superseded. */
export type FormerVersion = { version: string; effectiveDate: string; supersededOn: string };

/** Fields of a legal text that the version resolvers use. */
type LegalSource = { id: string };

type LegalVersion = LegalSource & { version: string };

type ListContext = {
  nodeModel: { findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<SourceNode> }> };
};

type Details = { version: unknown; effectiveDate: unknown };

/** Returns all versions of a legal text, newest first; the first is the one in force. */
async function versionsOf({ id }: LegalSource, { nodeModel }: ListContext) {
  const regex = `/\\/data\\/legal\\/${id}\\/(?:former\\/[\\d.]+\\/)?${defaultLocale}\\.md$/`;
  const query = { filter: { fileAbsolutePath: { regex } } };
  const { entries } = await nodeModel.findAll({ type: "MarkdownRemark", query });
  return [...entries]
    .map((node) => node.frontmatter as Details)
    .map(({ version, effectiveDate }) => ({
      version: String(version),
      effectiveDate: isoDayOfDetail(effectiveDate),
    }))
    .sort((a, b) => compareVersions(b.version, a.version));
}

/** Returns the superseded versions of a legal text, newest first. */
async function formerOf(source: LegalSource, context: ListContext): Promise<FormerVersion[]> {
  const versions = await versionsOf(source, context);
  return versions
    .slice(1)
    .map((former, index) => ({ ...former, supersededOn: versions[index]?.effectiveDate ?? "" }));
}

/** Resolves the earlier versions of a legal text, newest first. */
export async function resolveFormerVersions(source: LegalVersion, _args: object, context: ListContext) {
  const former = await formerOf(source, context);
  return former.filter(({ version }) => compareVersions(version, source.version) < 0);
}

/** Resolves the version of a legal text that is in force. */
export async function resolveVersionInForce(source: LegalSource, _args: object, context: ListContext) {
  const [inForce] = await versionsOf(source, context);
  return inForce?.version ?? "";
}

/** Resolves the day on which the next version superseded this one; null for the version in force. */
export async function resolveSupersededOn(
  source: LegalVersion,
  _args: object,
  context: ListContext,
): Promise<string | null> {
  const former = await formerOf(source, context);
  return former.find(({ version }) => version === source.version)?.supersededOn ?? null;
}
