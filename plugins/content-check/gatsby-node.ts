import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatsbyNode, Reporter } from "gatsby";
import { contentUpdatesPath } from "../../src/config/plugin-facts";
import { ContentUpdates, type ContentRules } from "./content-updates";

type ContentCheckOptions = ContentRules & {
  /** The findings as a terminal shows them. */
  format: (findings: readonly object[]) => string;
  /** The findings as content-panel.ts shows them, by language. */
  panel: (findings: readonly object[]) => object;
  /** What the terminal says when the last finding is corrected. */
  allCorrected: () => string;
};

/** Gatsby hands over any options; the schema has checked them. */
const optionsOf = (options: object) => options as ContentCheckOptions;

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    check: Joi.function().required(),
    repair: Joi.function().required(),
    format: Joi.function().required(),
    panel: Joi.function().required(),
    allCorrected: Joi.function().required(),
  });

const tellRepaired = (reporter: Reporter) => (files: readonly string[]) => {
  for (const file of files) reporter.info(`Saved as UTF-8: ${file}`);
};

/** Stops a build, and warns in development, when the content has mistakes. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }, options) => {
  const { check, repair, format } = optionsOf(options);
  tellRepaired(reporter)(repair(process.cwd()));
  const findings = check(process.cwd());
  if (findings.length === 0) return;
  if (process.env.NODE_ENV === "production") reporter.panic(format(findings));
  else reporter.error(format(findings));
};

/** The part of Gatsby's development server that is used here. */
type DevelopmentServer = {
  get: (path: string, handle: (request: IncomingMessage, response: ServerResponse) => void) => void;
};

/** In development, checks the content after each edit of it, and reports to the terminal and every open page. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app, reporter }, options) => {
  const { format, panel, allCorrected, ...rules } = optionsOf(options);
  const updates = new ContentUpdates(process.cwd(), rules, tellRepaired(reporter));
  let isFirst = true;
  updates.subscribe((findings) => {
    // What is wrong at the start has been said.
    if (!isFirst && findings.length > 0) reporter.error(format(findings));
    else if (!isFirst) reporter.success(allCorrected());
    isFirst = false;
  });
  // Server-sent events (HTML standard, 9.2), which Gatsby's compression would hold back.
  const headers = { "content-type": "text/event-stream", "cache-control": "no-store, no-transform" };
  (app as DevelopmentServer).get(contentUpdatesPath, (_request, response) => {
    response.writeHead(200, headers);
    const stop = updates.subscribe((findings) => {
      response.write(`data: ${JSON.stringify(panel(findings))}\n\n`);
    });
    response.once("close", stop);
  });
};
