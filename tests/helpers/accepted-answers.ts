import fs from "node:fs";
import { readMarkdownTable } from "./markdown-table";

const page = fs.readFileSync("contract/accepted-answers.md", "utf8");
const tableOf = (title: string) => readMarkdownTable(page.slice(page.indexOf(`## ${title}\n`)));
const bodyOf = (cell: string) => (cell === "(empty)" ? "" : cell);

/** The answers in contract/accepted-answers.md: the body of a call, and what is read of it. */
export const acceptedAnswers = tableOf("Answers").map(([form = "", call = "", example = "", read = ""]) => ({
  form,
  call,
  body: bodyOf(example),
  read,
}));

/** The refusals of a sign-up there. */
export const acceptedRefusals = tableOf("Refusals").map(
  ([form = "", status = "", example = "", message = "", fields = ""]) => ({
    form,
    status: Number(status),
    body: bodyOf(example),
    message: message === "(none)" ? undefined : message,
    fields: JSON.parse(fields || "{}") as Record<string, string>,
  }),
);
