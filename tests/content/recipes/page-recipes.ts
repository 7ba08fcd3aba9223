import { both, fields, type Json } from "../edits/edit";
import { insertAfter, type Recipe } from "./recipe";

const head = (title: string, description: string) => ({
  head: { title: `${title} | {{brand}}`, description },
});

const footerLink =
  (group: string, href: string, label: Json): Recipe["apply"] =>
  (folder) =>
    fields("data/navigation.json", ({ footer }) => ({
      footer: (footer as { id: string; links: Json[] }[]).map((one) =>
        one.id === group ? { ...one, links: [...one.links, { label, href }] } : one,
      ),
    }))(folder);

/** A namespace: its file in both languages, and its type. */
const namespace =
  (name: string, identifier: string, turkish: Json, english: Json): Recipe["apply"] =>
  (folder) => {
    folder.write(`locales/tr/${name}.json`, `${JSON.stringify(turkish, null, 2)}\n`);
    folder.write(`locales/en/${name}.json`, `${JSON.stringify(english, null, 2)}\n`);
    const types = "src/i18n/i18next.d.ts";
    insertAfter(
      folder,
      types,
      'import "i18next";\n',
      `import type ${identifier} from "../../locales/tr/${name}.json";\n`,
    );
    insertAfter(folder, types, "resources: {\n", `      "${name}": typeof ${identifier};\n`);
  };

const giftCardsPage = `import { graphql, type HeadProps, type PageProps } from "gatsby";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { ClosingCall } from "@/features/home/closing-call";
import type { PageContext } from "@/i18n/page-head";
import { PageHead } from "@/layout/page-head";
import { PageHeading } from "@/ui/page-heading";

/** What a gift card is and where to get one. */
export default function GiftCardsPage({ data }: PageProps<Queries.GiftCardsPageQuery>) {
  const { t } = useTranslation("gift-cards");
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead")} />
      <ClosingCall texts={data.homeTexts.closing} />
    </>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.GiftCardsPageQuery, PageContext>) => (
  <PageHead {...{ data, pageContext }} namespace="gift-cards" />
);

export const query = graphql\`
  query GiftCardsPage($language: String!) {
    locales: allLocale(
      filter: { ns: { in: ["common", "layout", "gift-cards"] }, language: { eq: $language } }
    ) {
      ...PageLocales
    }
    ...LayoutData
    homeTexts {
      closing {
        ...HomeSectionTexts
      }
    }
  }
\`;
`;

const contactPage = `import type { Locale } from "../../config/languages";

/** The contact page as schema.org's ContactPage. */
export const contactPage = (url: string, inLanguage: Locale, name: string) => ({
  "@type": "ContactPage",
  url,
  name,
  inLanguage,
});
`;

/** Recipes that touch pages. */
export const pageRecipes: Recipe[] = [
  {
    row: "a legal text",
    apply: (folder) => {
      for (const [language, title] of [
        ["tr", "Mesafeli Satış Sözleşmesi"],
        ["en", "Distance Sales Agreement"],
      ] as const)
        folder.write(
          `data/legal/distance-sales/${language}.md`,
          folder.read(`data/legal/conditions/${language}.md`).replace(/^title: .*$/m, `title: "${title}"`),
        );
      insertAfter(
        folder,
        "src/gatsby/pages/legal-templates.ts",
        "legalTemplates = {\n",
        '  "distance-sales": "legal",\n',
      );
      insertAfter(
        folder,
        "src/config/share-pictures.ts",
        'conditions: "legal",\n',
        '  "distance-sales": "legal",\n',
      );
      footerLink(
        "legal",
        "/distance-sales/",
        both("Mesafeli satış sözleşmesi", "Distance sales agreement"),
      )(folder);
    },
  },
  {
    row: "structured data",
    apply: (folder) => {
      folder.write("src/lib/structured-data/contact-page.ts", contactPage);
      const page = "src/pages/contact-us.tsx";
      insertAfter(
        folder,
        page,
        'import { PageHead } from "@/layout/page-head";\n',
        'import { contactPage } from "@/lib/structured-data/contact-page";\n',
      );
      folder.editText(page, (text) =>
        text.replace(
          '<PageHead {...{ data, pageContext }} namespace="contact" />',
          `<PageHead
    {...{ data, pageContext }}
    namespace="contact"
    facts={({ url, locale }) => [contactPage(url, locale, data.siteFacts.brand)]}
  />`,
        ),
      );
      insertAfter(
        folder,
        "tests/helpers/structured-data-schemas.ts",
        "const schemas: Record<string, object> = {\n",
        '  ContactPage: thing("ContactPage", { url, name: text, inLanguage: language }),\n',
      );
    },
  },
  {
    row: "a namespace",
    apply: (folder) => {
      namespace(
        "guarantees",
        "guarantees",
        { title: "Güvencelerimiz" },
        { title: "What we guarantee" },
      )(folder);
      folder.editText("src/pages/about.tsx", (text) =>
        text.replace('["common", "layout", "about"]', '["common", "layout", "about", "guarantees"]'),
      );
    },
  },
  {
    row: "a page",
    commands: [["tsx/dist/cli.mjs", "scripts/generate-keys.ts"]],
    apply: (folder) => {
      namespace(
        "gift-cards",
        "giftCards",
        {
          ...head("Hediye kartları", "{{brand}} hediye kartıyla bir dükkâna ilk aylarını siz hediye edin."),
          title: "Hediye kartları",
          lead: "Bir dükkâna ilk ayını hediye edin.",
        },
        {
          ...head("Gift cards", "Give a shop its first months with a gift card of {{brand}}."),
          title: "Gift cards",
          lead: "Give a shop its first month.",
        },
      )(folder);
      folder.write("src/pages/gift-cards.tsx", giftCardsPage);
      footerLink("product", "/gift-cards/", both("Hediye kartları", "Gift cards"))(folder);
      insertAfter(
        folder,
        "src/config/redirects.ts",
        "aliases: readonly Alias[] = [\n",
        '  { from: "/GiftCards", to: "/gift-cards/" },\n',
      );
    },
  },
];
