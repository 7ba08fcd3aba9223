import type { GatsbyNode, Reporter } from "gatsby";
import { checkContent } from "./check-content";
import { formatFinding } from "./finding";
import { repairEncodings } from "./repair-encodings";
import { terminalLocale } from "./terminal-locale";

function report(reporter: Reporter) {
  const findings = checkContent(process.cwd());
  if (findings.length === 0) return;
  const locale = terminalLocale();
  const text = findings.map((finding) => formatFinding(finding, locale)).join("\n");
  if (process.env.NODE_ENV === "production") reporter.panic(text);
  else reporter.error(text);
}

/** Stops a build, and warns in development, when the content has mistakes. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  for (const file of repairEncodings(process.cwd())) reporter.info(`Saved as UTF-8: ${file}`);
  report(reporter);
};

let timer: NodeJS.Timeout | undefined;

/** In development, checks the content again after each edit of a content file. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, reporter }) => {
  const isContent =
    node.internal.type === "File" && ["data", "locale"].includes(String(node.sourceInstanceName));
  if (process.env.NODE_ENV === "production" || !isContent) return;
  clearTimeout(timer);
  timer = setTimeout(() => report(reporter), 300);
};
