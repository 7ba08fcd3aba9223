import type { GatsbyNode, Reporter } from "gatsby";
import { checkLocales } from "./check-locales";
import { formatProblem } from "./content-problem";
import { validateData } from "./validate-data";

function report(reporter: Reporter) {
  const root = process.cwd();
  const problems = [...validateData(root), ...checkLocales(root)];
  if (problems.length === 0) return;
  const text = `The content has ${problems.length} mistake(s):\n${problems.map(formatProblem).join("\n")}`;
  if (process.env.NODE_ENV === "production") reporter.panic(text);
  else reporter.error(text);
}

/** Stops a build, and warns in development, when a content file has a wrong or missing field. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => report(reporter);

let timer: NodeJS.Timeout | undefined;

/** In development, checks the content again after each edit of a content file. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, reporter }) => {
  const isContent =
    node.internal.type === "File" && ["data", "locale"].includes(String(node.sourceInstanceName));
  if (process.env.NODE_ENV === "production" || !isContent) return;
  clearTimeout(timer);
  timer = setTimeout(() => report(reporter), 300);
};
