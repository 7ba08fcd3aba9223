import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatsbyNode, Reporter } from "gatsby";
import { maintainerLanguages, terminalLocale } from "../../src/config/maintainer-language";
import { contentUpdatesPath } from "../../src/config/plugin-facts";
import { repairEncodings } from "../../src/gatsby/data/repair-encodings";
import { checkContent } from "./check-content";
import { ContentUpdates } from "./content-updates";
import { formatFinding, type Finding } from "./finding";

const allCorrected = { tr: "İçerikte hata kalmadı.", en: "The content has no mistakes any more." };

const format = (findings: readonly Finding[]) =>
  findings.map((finding) => formatFinding(finding, terminalLocale())).join("\n");

/** Returns the findings' messages in every language; the panel displays that of its page. */
const panelTexts = (findings: readonly Finding[]) =>
  Object.fromEntries(
    maintainerLanguages.map((locale) => [locale, findings.map((one) => formatFinding(one, locale))]),
  );

const tellRepaired = (reporter: Reporter) => (files: readonly string[]) => {
  for (const file of files) reporter.info(`Saved as UTF-8: ${file}`);
};

/** Stops a build if the content has errors; only warns in development. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  tellRepaired(reporter)(repairEncodings(process.cwd()));
  const findings = checkContent(process.cwd());
  if (findings.length === 0) return;
  if (process.env.NODE_ENV === "production") reporter.panic(format(findings));
  else reporter.error(format(findings));
};

/** The parts of Gatsby's development server that this plugin uses. */
type DevelopmentServer = {
  get: (path: string, handle: (request: IncomingMessage, response: ServerResponse) => void) => void;
};

/** Checks the content after each edit in development, and reports to the terminal and to every open page. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }) => {
  const updates = new ContentUpdates(process.cwd(), tellRepaired(reporter));
  let isFirst = true;
  updates.subscribe((findings) => {
    // Initial findings have already been reported.
    if (!isFirst && findings.length > 0) reporter.error(format(findings));
    else if (!isFirst) reporter.success(allCorrected[terminalLocale()]);
    isFirst = false;
  });
  // Server-sent events (HTML standard, 9.2), which Gatsby's compression would buffer.
  const headers = { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" };
  (app as DevelopmentServer).get(contentUpdatesPath, (_request, response) => {
    response.writeHead(200, headers);
    const stop = updates.subscribe((findings) => {
      response.write(`data: ${JSON.stringify(panelTexts(findings))}\n\n`);
    });
    response.once("close", stop);
  });
};
