import { locales } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { compareBoxes } from "../../scripts/boxes/compare-boxes";
import { measurePage } from "../../scripts/boxes/measure-page";
import { loadRecord, recordedPages, staleRecords } from "../../scripts/boxes/recorded-pages";
import { inTurn, oneOfEachTemplate } from "./extent";
import { expect, test } from "./site";

/** What to do about it, once somebody has looked. */
const renew = "boxes moved; when it was meant, `npm run boxes -- --update` renews the record (docs/boxes.md)";

// The not-found page answers 404, which the browser reports.
test.use({ expectedNoise: /404/ });

for (const locale of locales)
  test(`no section, heading, card or picture has moved, ${locale}`, async ({ context, site }) => {
    // A page of its own: the fixture's starts the framework, and what is recorded is what the host sends.
    const page = await context.newPage();
    const moved: string[] = [];
    for (const path of inTurn(oneOfEachTemplate(recordedPages()), locale)) {
      const address = localizedPath(locale, path);
      const record = loadRecord(path);
      if (!record) {
        moved.push(`${address} has no record yet`);
        continue;
      }
      const { boxes, words } = await measurePage(page, site.url + address);
      moved.push(...compareBoxes(record[locale], boxes, words).map((what) => `${address} ${what}`));
    }
    expect(moved, renew).toEqual([]);
  });

test("every record is of a page of the site", () => {
  expect(staleRecords(recordedPages()), renew).toEqual([]);
});
