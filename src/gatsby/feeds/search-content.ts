import type { Locale } from "../../config/languages";
import { unmarked } from "../../lib/marked-text";
import { pressPagePath, pressPageSize } from "../../lib/press-pages";
import { storyPath } from "../../lib/addresses";
import type { Searchable } from "../../lib/search-options";
import { legalTemplates } from "../data/page-sources";
import { ask, usesLanguage, type Graphql } from "../schema/ask";

/** Query for searchable content, except pages and legal texts. */
const contentQuery = /* GraphQL */ `
  query SearchIndex($language: String!) {
    ${usesLanguage}
    allSolution(sort: { position: ASC }) {
      nodes {
        slug
        title
        benefit
        text
        points
      }
    }
    allChannel(sort: { position: ASC }) {
      nodes {
        slug
        name
        tagline
        text
      }
    }
    allFaqQuestion(sort: { position: ASC }) {
      nodes {
        slug
        question
        answer
      }
    }
    allStory(sort: { rank: ASC }) {
      nodes {
        slug
        shop
        city
        sector
        title
        summary
        challenge
        approach
        result
      }
    }
    allPressItem(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        slug
        header
        content
        source
      }
    }
    allReference(sort: { slug: ASC }) {
      nodes {
        slug
        name
        city
        description
        category {
          label
        }
      }
    }
  }
`;

type Story = Record<"slug" | "shop" | "city" | "sector" | "title" | "summary", string> &
  Record<"challenge" | "approach" | "result", string[]>;

type Content = {
  allSolution: { nodes: { slug: string; title: string; benefit: string; text: string; points: string[] }[] };
  allChannel: { nodes: { slug: string; name: string; tagline: string; text: string }[] };
  allFaqQuestion: { nodes: { slug: string; question: string; answer: string[] }[] };
  allStory: { nodes: Story[] };
  allPressItem: {
    nodes: { slug: string; header: string; content: string; source: string }[];
  };
  allReference: {
    nodes: { slug: string; name: string; city: string; description: string; category: { label: string } }[];
  };
};

const legalQuery = /* GraphQL */ `
  query SearchLegal($language: String!, $id: String!) {
    ${usesLanguage}
    legalDocument(id: $id) {
      title
      html
    }
  }
`;

type Legal = { legalDocument: { title: string; html: string } };

/** Converts the query result to searchable content. */
function searchableContent(data: Content): Searchable[] {
  const faq = data.allFaqQuestion.nodes.map(({ slug, question, answer }): Searchable => ({
    kind: "faq",
    id: slug,
    title: question,
    lead: answer.map(unmarked).join(" "),
    more: [],
    addresses: [`/faq/#${slug}`, "/faq/"],
  }));
  const solutions = data.allSolution.nodes.map(({ slug, title, benefit, text, points }): Searchable => ({
    kind: "solution",
    id: slug,
    title,
    lead: benefit,
    more: [text, ...points],
    addresses: [`/solutions/#${slug}`, "/solutions/", "/#solutions"],
  }));
  const channels = data.allChannel.nodes.map(({ slug, name, tagline, text }): Searchable => ({
    kind: "channel",
    id: slug,
    title: name,
    lead: text,
    more: [tagline],
    addresses: [`/channels/#${slug}`, "/channels/", "/#channels"],
  }));
  const stories = data.allStory.nodes.map(
    ({ slug, shop, city, sector, title, summary, ...story }): Searchable => ({
      kind: "story",
      id: slug,
      title,
      lead: summary,
      more: [shop, city, sector, ...[...story.challenge, ...story.approach, ...story.result].map(unmarked)],
      addresses: [storyPath(slug), "/referances/"],
    }),
  );
  const press = data.allPressItem.nodes.map(({ slug, header, content: lead, source }, index): Searchable => ({
    kind: "press",
    id: slug,
    title: header,
    lead: unmarked(lead),
    more: [source],
    addresses: [
      `/press/${slug}/`,
      `${pressPagePath(Math.floor(index / pressPageSize) + 1)}#${slug}`,
      "/press/",
    ],
  }));
  const references = data.allReference.nodes.map(
    ({ slug, name, city, description, category }): Searchable => ({
      kind: "reference",
      id: slug,
      title: name,
      lead: description,
      more: [city, category.label],
      addresses: [`/referances/#${slug}`, "/referances/"],
    }),
  );
  return [...faq, ...solutions, ...channels, ...stories, ...press, ...references];
}

/** Returns a language's searchable content, except pages, for plugins/site-search. */
export async function searchContent(locale: Locale, graphql: Graphql): Promise<Searchable[]> {
  const searchables = searchableContent(await ask<Content>(graphql, contentQuery, { language: locale }));
  for (const id of Object.keys(legalTemplates)) {
    const { legalDocument } = await ask<Legal>(graphql, legalQuery, { language: locale, id });
    const { title, html: lead } = legalDocument;
    searchables.push({ kind: "legal", id, title, lead, isHtml: true, more: [], addresses: [`/${id}/`] });
  }
  return searchables;
}
