import { unmarked } from "../../lib/marked-text";
import { pressPagePath, pressPageSize } from "../../lib/press-pages";
import { storyPath } from "../../lib/addresses";
import type { SearchEntry } from "../../lib/search-options";
import { usesLanguage } from "../schema/ask";

/** Something of the data, with the addresses it may be found at, the best first. */
type Texts = { slug: string; title: string; lead: string; more: string[]; addresses: string[] };

/** Everything but pages and legal texts. */
export const content = /* GraphQL */ `
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

export type Content = {
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

/** A legal text. */
export const legal = /* GraphQL */ `
  query SearchLegal($language: String!, $id: String!) {
    ${usesLanguage}
    legalDocument(id: $id) {
      title
      html
    }
  }
`;

export type Legal = { legalDocument: { title: string; html: string } };

/** What every kind of content contributes, with the addresses it may be found at, the best first. */
export function textsOf(data: Content): [SearchEntry["kind"], Texts[]][] {
  const faq = data.allFaqQuestion.nodes.map(({ slug, question, answer }) => ({
    slug,
    title: question,
    lead: answer.map(unmarked).join(" "),
    more: [],
    addresses: [`/faq/#${slug}`, "/faq/"],
  }));
  const solutions = data.allSolution.nodes.map(({ slug, title, benefit, text, points }) => ({
    slug,
    title,
    lead: benefit,
    more: [text, ...points],
    addresses: [`/solutions/#${slug}`, "/solutions/", "/#solutions"],
  }));
  const channels = data.allChannel.nodes.map(({ slug, name, tagline, text }) => ({
    slug,
    title: name,
    lead: text,
    more: [tagline],
    addresses: [`/channels/#${slug}`, "/channels/", "/#channels"],
  }));
  const stories = data.allStory.nodes.map(({ slug, shop, city, sector, title, summary, ...story }) => ({
    slug,
    title,
    lead: summary,
    more: [shop, city, sector, ...[...story.challenge, ...story.approach, ...story.result].map(unmarked)],
    addresses: [storyPath(slug), "/referances/"],
  }));
  const press = data.allPressItem.nodes.map(({ slug, header, content: lead, source }, index) => ({
    slug,
    title: header,
    lead: unmarked(lead),
    more: [source],
    addresses: [
      `/press/${slug}/`,
      `${pressPagePath(Math.floor(index / pressPageSize) + 1)}#${slug}`,
      "/press/",
    ],
  }));
  const references = data.allReference.nodes.map(({ slug, name, city, description, category }) => ({
    slug,
    title: name,
    lead: description,
    more: [city, category.label],
    addresses: [`/referances/#${slug}`, "/referances/"],
  }));
  return [
    ["faq", faq],
    ["solution", solutions],
    ["channel", channels],
    ["story", stories],
    ["press", press],
    ["reference", references],
  ];
}
