/** `npm start`: builds what has changed and serves it; `npm run serve` (`--built`) serves the last build. */
import site from "../data/site.json";
import { namedOrigins } from "../sandbox/http/visitors";
import { languageFacts } from "../src/config/language-facts";
import { locales } from "../src/config/languages";
import { localizedPath } from "../src/lib/locale-path";
import { buildWhatChanged } from "./build";
import { choosePort } from "./port";
import { serveSite } from "./site-server";

async function start() {
  const port = await choosePort();
  if (!process.argv.includes("--built") && (await buildWhatChanged()) !== 0) process.exit(1);
  const { url, close } = await serveSite(port, {
    directory: ".sandbox",
    allowedOrigins: namedOrigins(process.env.SANDBOX_ORIGINS),
  });
  const sites = locales.map(
    (locale) => `  Site, ${languageFacts[locale].name.padEnd(11)} ${url}${localizedPath(locale, "/")}`,
  );
  console.info(`
${site.brand} is ready:

${sites.join("\n")}
  Sign-up           ${url}/onboarding/
  Received leads    ${url}/sandbox/leads
  Components        ${url}/deneme/

Stop with Ctrl+C. Leads and onboardings are kept in .sandbox/.`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void close().then(() => process.exit(0)));
}

void start();
