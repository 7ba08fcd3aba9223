import fs from "node:fs";
import path from "node:path";
import { feedPath } from "../../lib/addresses";
import { locales, type Locale } from "../../config/languages";
import { localizedPath } from "../../lib/locale-path";
import { unmarked } from "../../lib/marked-text";
import { pressPagePath, pressPageSize } from "../../lib/press-pages";
import { ask, usesLanguage, type Graphql } from "../schema/ask";
import { atomFeed } from "./atom-feed";

/** Maximum number of entries; feed readers fetch the whole feed each time. */
export const maxEntries = 50;

const query = /* GraphQL */ `
  query PressFeed($language: String!) {
    ${usesLanguage}
    siteFacts {
      brand
      url
    }
    homeTexts {
      press {
        title
        lead
      }
    }
    allPressItem(sort: [{ date: DESC }, { slug: ASC }], limit: ${maxEntries}) {
      nodes {
        slug
        date(formatString: "YYYY-MM-DD")
        updated(formatString: "YYYY-MM-DD")
        header
        content
        source
      }
    }
  }
`;

type Answer = {
  siteFacts: { brand: string; url: string };
  homeTexts: { press: { title: string; lead: string | null } };
  allPressItem: {
    nodes: {
      slug: string;
      date: string;
      updated: string | null;
      header: string;
      content: string;
      source: string;
    }[];
  };
};

/** Returns the path of the press list page that contains the item at an index. */
const listOf = (index: number) => pressPagePath(Math.floor(index / pressPageSize) + 1);

/**
 * Creates the press feed in a language. Items with an article link to the article, others to their card on the
 * press page.
 */
function feedOf({ siteFacts, homeTexts, allPressItem }: Answer, locale: Locale, folder: string): string {
  const address = (to: string) => siteFacts.url + localizedPath(locale, to);
  const hasPage = (to: string) => fs.existsSync(path.join(folder, localizedPath(locale, to), "index.html"));
  const { title, lead } = homeTexts.press;
  return atomFeed({
    title: `${siteFacts.brand}: ${title}`,
    subtitle: lead ?? "",
    locale,
    author: siteFacts.brand,
    url: address(feedPath),
    pageUrl: address("/press/"),
    entries: allPressItem.nodes.map(({ slug, date: day, updated, header, content, source }, index) => ({
      slug,
      day,
      ...(updated && { updated }),
      title: header,
      summary: unmarked(content),
      source,
      url: address(hasPage(`/press/${slug}/`) ? `/press/${slug}/` : `${listOf(index)}#${slug}`),
    })),
  });
}

/** Writes the press feed of every language into the built site. */
export async function writePressFeeds(graphql: Graphql, folder: string): Promise<void> {
  for (const locale of locales) {
    const answer = await ask<Answer>(graphql, query, { language: locale });
    fs.writeFileSync(path.join(folder, localizedPath(locale, feedPath)), feedOf(answer, locale, folder));
  }
}
