import { unmarked } from "../marked-text";

type Question = { readonly slug: string; readonly question: string; readonly answer: readonly string[] };

/**
 * Returns questions and answers as a schema.org FAQPage.
 * @param url address of the page, which has an anchor for every question
 */
export const faqPage = (url: string, locale: string, questions: readonly Question[]) => ({
  "@type": "FAQPage",
  url,
  inLanguage: locale,
  mainEntity: questions.map(({ slug, question, answer }) => ({
    "@type": "Question",
    url: `${url}#${slug}`,
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.map(unmarked).join("\n\n") },
  })),
});
