import fs from "node:fs";
import path from "node:path";
import { locales } from "@/config/languages";
import { odataAnswer } from "../helpers/odata-answers";
import { ProjectCopy } from "../helpers/project-copy";
import { buildsItsOwnSite, isWhole } from "./extent";
import { playForeignJourney } from "./foreign-journey";
import { serveForeignSite } from "./foreign-site";
import { test } from "./site";

test.describe("site built with an adapter", () => {
  test.skip(!isWhole, buildsItsOwnSite);
  test.describe.configure({ mode: "serial" });
  let foreign: Awaited<ReturnType<typeof serveForeignSite>>;
  let copy: ProjectCopy;

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    copy = new ProjectCopy();
    fs.cpSync("tests/fixtures/odata-adapter.ts", path.join(copy.root, "src/services/adapters/odata.ts"));
    await copy.build({ GATSBY_API_ADAPTER: "odata" });
    foreign = await serveForeignSite(copy.root, odataAnswer);
  });
  test.afterAll(async () => {
    await foreign.stop();
    copy.remove();
  });

  for (const locale of locales)
    for (const chosen of ["everything", "instagram"] as const)
      test(`the onboarding with ${chosen} works with an OData backend (${locale})`, ({ page }) =>
        playForeignJourney(page, foreign, locale, chosen));
});
