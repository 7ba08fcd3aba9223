import type { RequestListener } from "node:http";
import type { GatsbyNode, Reporter } from "gatsby";
import { maintainerLanguages, terminalLocale } from "../../src/config/maintainer-language";
import { contentUpdatesPath } from "../../src/config/plugin-facts";
import { repairEncodings } from "../../src/gatsby/data/repair-encodings";
import { checkContent } from "./check-content";
import { watchContent } from "./content-updates";
import { formatFinding, type Finding } from "./finding";

const allCorrected = { tr: "İçerikte hata kalmadı.", en: "The content has no mistakes any more." };

const format = (findings: readonly Finding[], locale = terminalLocale()) =>
  findings.map((finding) => formatFinding(finding, locale));

const tellRepaired = (reporter: Reporter) => (files: readonly string[]) => {
  for (const file of files) reporter.info(`Saved as UTF-8: ${file}`);
};

/** Stops a build if the content has errors; only warns in development. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  tellRepaired(reporter)(repairEncodings(process.cwd()));
  const findings = checkContent(process.cwd());
  if (findings.length === 0) return;
  if (process.env.NODE_ENV === "production") reporter.panic(format(findings).join("\n"));
  else reporter.error(format(findings).join("\n"));
};

/**
 * Checks the content after each edit in development, and reports errors in the terminal and on every open page.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }) => {
  const updates = watchContent(process.cwd(), tellRepaired(reporter));
  let isFirst = true;
  updates.subscribe((findings) => {
    // Initial findings have already been reported.
    if (!isFirst && findings.length > 0) reporter.error(format(findings).join("\n"));
    else if (!isFirst) reporter.success(allCorrected[terminalLocale()]);
    isFirst = false;
  });
  // Server-sent events (HTML standard, 9.2), which Gatsby's compression would buffer.
  const headers = { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" };
  const server = app as { get: (path: string, listener: RequestListener) => void };
  server.get(contentUpdatesPath, (_request, response) => {
    response.writeHead(200, headers);
    const stop = updates.subscribe((findings) => {
      // The panel displays the messages in the language of its page.
      const texts = maintainerLanguages.map((locale) => [locale, format(findings, locale)]);
      response.write(`data: ${JSON.stringify(Object.fromEntries(texts))}\n\n`);
    });
    response.once("close", stop);
  });
};
