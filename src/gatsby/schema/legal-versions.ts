import { defaultLocale } from "../../config/languages";
import { compareVersions } from "../../lib/compare-versions";
import { isoDayOfDetail } from "./markdown-file";
import type { SourceNode } from "./resolver-context";

/** A version of a legal text that is no longer in force, from its first day to the day on which the next one replaced it. */
export type FormerVersion = { version: string; effectiveDate: string; supersededOn: string };

/** A legal text as its resolver gives it, as far as its versions are concerned. */
type LegalSource = { id: string };

type LegalVersion = LegalSource & { version: string };

type ListContext = {
  nodeModel: { findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<SourceNode> }> };
};

type Details = { version: unknown; effectiveDate: unknown };

/** All versions of a legal text, the newest and so the one in force first. */
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

/** All versions of a legal text that are no longer in force, the newest first. */
async function formerOf(source: LegalSource, context: ListContext): Promise<FormerVersion[]> {
  const versions = await versionsOf(source, context);
  return versions
    .slice(1)
    .map((former, index) => ({ ...former, supersededOn: versions[index]?.effectiveDate ?? "" }));
}

/** The versions of a legal text that came before this one, the newest first. */
export async function resolveFormerVersions(source: LegalVersion, _args: object, context: ListContext) {
  const former = await formerOf(source, context);
  return former.filter(({ version }) => compareVersions(version, source.version) < 0);
}

/** The version of a legal text that is in force. */
export async function resolveVersionInForce(source: LegalSource, _args: object, context: ListContext) {
  const [inForce] = await versionsOf(source, context);
  return inForce?.version ?? "";
}

/** The day on which the next version replaced this one; null while it is in force. */
export async function resolveSupersededOn(
  source: LegalVersion,
  _args: object,
  context: ListContext,
): Promise<string | null> {
  const former = await formerOf(source, context);
  return former.find(({ version }) => version === source.version)?.supersededOn ?? null;
}
