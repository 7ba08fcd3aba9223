import type { GatsbyNode } from "gatsby";
import { dataFiles } from "../data/data-files";
import { resolveCustomerStory, resolveStoriesOfChannel, resolveStoryOfReference } from "./customer-stories";
import { dataTypes } from "./data-types";
import { resolveLegalDocument } from "./legal-document";
import { resolveFormerVersions, resolveSupersededOn, resolveVersionInForce } from "./legal-versions";
import { resolveLimitsDate } from "./limits-date";
import { languageOf } from "./localized";
import { homeLogos, writeLogoSprite } from "./logo-sprite";
import { openingLines, type OpeningPeriod } from "./opening-hours";
import { ownTypes } from "./own-types";
import { resolveCardFeatures, resolveComparedCards, resolvePackageId } from "./package-contents";
import { resolvePressArticle } from "./press-article";
import {
  constantOf,
  resolveSiteLink,
  singleNode,
  type ResolverContext,
  type SourceNode,
} from "./resolver-context";
import { resolveMarked, stringResolvers } from "./studio-marks";

/**
 * Formats the years of a copyright notice, up to the year of the build.
 * @example copyrightYears(2022, new Date("2026-11-22")) // "2022-2026"
 */
export function copyrightYears(first: number, build: Date): string {
  const last = build.getUTCFullYear();
  return last > first ? `${first}-${last}` : String(first);
}

type Source = Record<string, unknown>;

/** Declares the content types and their directives: `@localized`, `@position`, `@siteLink`. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({
    name: "localized",
    extend: () => ({
      resolve: (source: Source, _args: object, context: ResolverContext, info: never) =>
        resolveMarked(source, context, info),
    }),
  });
  actions.createFieldExtension({
    name: "position",
    extend: () => ({
      resolve: ({ id, parent }: SourceNode, _args: object, { nodeModel }: ResolverContext) =>
        nodeModel.getNodeById({ id: parent })?.children.indexOf(id) ?? 0,
    }),
  });
  actions.createFieldExtension({
    name: "siteLink",
    extend: () => ({
      resolve: (
        source: Source,
        _args: object,
        context: ResolverContext,
        { fieldName }: { fieldName: string },
      ) => resolveSiteLink(String(source[fieldName]), context),
    }),
  });
  actions.createTypes([dataTypes(process.cwd()), ownTypes]);
};

/** Single-object files, which become non-null root fields named after their type. */
const singles = dataFiles.filter(({ schema }) =>
  ["site", "constants", "navigation", "home", "about", "pricing", "store", "contact"].includes(schema),
);

const rootFieldOf = (typeName: string) => typeName.charAt(0).toLowerCase() + typeName.slice(1);

/** Returns the sum of the `after` figures in the given unit, minus that of the `before` figures. */
async function offset(
  { after, before }: Record<"after" | "before", string[]>,
  unit: string,
  context: ResolverContext,
) {
  const sum = async (names: string[]) => {
    const found = await Promise.all(names.map((name) => constantOf(context, name)));
    return found.filter((constant) => constant.unit === unit).reduce((total, { value }) => total + value, 0);
  };
  return (await sum(after)) - (await sum(before));
}

/** Adds root fields for single-object files and legal texts, and fields computed from the constants. */
export const createResolvers: GatsbyNode["createResolvers"] = (api) => {
  // Gatsby types the function as a bare Function.
  const createResolvers = api.createResolvers as (resolvers: object) => void;
  const roots: [string, object][] = singles.map(({ typeName }) => [
    rootFieldOf(typeName),
    {
      type: `${typeName}!`,
      args: {},
      resolve: (_source: unknown, _args: object, context: ResolverContext) => singleNode(context, typeName),
    },
  ]);
  const figure = (name: (source: Source) => string, field: "value" | "unit") => ({
    resolve: async (source: Source, _args: object, context: ResolverContext) =>
      (await constantOf(context, name(source)))[field],
  });
  const offsetIn = (unit: string) => ({
    resolve: (source: never, _args: object, context: ResolverContext) => offset(source, unit, context),
  });
  const limitsDate = { limitsChecked: { type: "Date", resolve: resolveLimitsDate } };
  createResolvers({
    ...stringResolvers(),
    Solution: limitsDate,
    Channel: { ...limitsDate, stories: { type: "[Story!]!", resolve: resolveStoriesOfChannel } },
    Reference: {
      story: { type: "Story", resolve: resolveStoryOfReference },
      mark: {
        type: "String!",
        args: { of: "LogoSet" },
        resolve: ({ slug }: Source, { of }: { of?: string }) =>
          `${writeLogoSprite(of === "HOME" ? homeLogos : undefined)}#${String(slug)}`,
      },
    },
    Query: {
      ...(Object.fromEntries(roots) as Record<string, object>),
      legalDocument: {
        type: "LegalDocument!",
        args: { id: "String!", version: "String" },
        resolve: resolveLegalDocument,
      },
      customerStory: { type: "Story!", args: { slug: "String!" }, resolve: resolveCustomerStory },
      pressArticle: { type: "PressArticle!", args: { slug: "String!" }, resolve: resolvePressArticle },
    },
    LegalDocument: {
      supersededOn: { resolve: resolveSupersededOn },
      versionInForce: { resolve: resolveVersionInForce },
      formerVersions: { resolve: resolveFormerVersions },
    },
    SiteFacts: {
      copyrightYears: {
        resolve: async (_source: unknown, _args: object, context: ResolverContext) =>
          copyrightYears((await constantOf(context, "copyrightYear")).value, new Date()),
      },
    },
    OpeningHours: {
      lines: {
        resolve: ({ periods }: { periods: OpeningPeriod[] }, _args: object, _context: unknown, info: never) =>
          openingLines(periods, languageOf(info)),
      },
    },
    PricingPrice: {
      amount: figure(({ constant }) => String(constant), "value"),
      currency: figure(({ constant }) => String(constant), "unit"),
    },
    PricingCard: {
      packageId: {
        resolve: (source: Source, _args: object, context: ResolverContext) =>
          resolvePackageId(source, context),
      },
      features: {
        resolve: (source: Source, _args: object, context: ResolverContext, info: never) =>
          resolveCardFeatures(source, context, info),
      },
    },
    PricingComparison: {
      columns: {
        resolve: (source: never, _args: object, context: ResolverContext, info: never) =>
          resolveComparedCards(source, context, info),
      },
    },
    PricingOffset: { days: offsetIn("day"), months: offsetIn("month") },
  });
};
