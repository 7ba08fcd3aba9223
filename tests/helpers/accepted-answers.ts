import fs from "node:fs";
import { readMarkdownTable } from "./markdown-table";

const page = fs.readFileSync("contract/accepted-answers.md", "utf8");
const tableOf = (title: string) => readMarkdownTable(page.slice(page.indexOf(`## ${title}\n`)));
const bodyOf = (cell: string) => (cell === "(empty)" ? "" : cell);

/** Responses listed in contract/accepted-answers.md: the body of a call, and the parsed result. */
export const acceptedAnswers = tableOf("Answers").map(([form = "", call = "", example = "", read = ""]) => ({
  form,
  call,
  body: bodyOf(example),
  read,
}));

/** Error responses to a sign-up listed there. */
export const acceptedRefusals = tableOf("Refusals").map(
  ([form = "", status = "", example = "", message = "", fields = ""]) => ({
    form,
    status: Number(status),
    body: bodyOf(example),
    message: message === "(none)" ? undefined : message,
    fields: JSON.parse(fields || "{}") as Record<string, string>,
  }),
);
