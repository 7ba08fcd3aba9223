import fs from "node:fs";
import { locales } from "@/config/languages";
import { formerTexts } from "@/gatsby/data/former-texts";
import { localizedPath } from "@/lib/locale-path";
import { searchIndexPath } from "@/lib/search-options";
import { sitemapPages } from "../helpers/site-pages";
import { scan, scannedWidths } from "./axe-scan";
import { expect, strings, test } from "./site";

const texts = formerTexts("data");
const [former] = texts;

for (const locale of locales) {
  test(`legal texts link to their superseded versions and back (${locale})`, async ({ page }) => {
    test.skip(!former, "this content has no former legal text");
    const { id = "", version = "", path = "" } = former ?? {};
    const t = strings(locale);
    await page.goto(localizedPath(locale, `/${id}/`));
    const list = page.getByRole("region", { name: t("legal:former.list") });
    await list.getByRole("link", { name: t("legal:version", { version }) }).click();
    await expect(page).toHaveURL(new RegExp(`${localizedPath(locale, path).replaceAll(".", "\\.")}$`));

    const notice = page.getByRole("note").filter({ hasText: t("legal:former.title") });
    await expect(notice).toBeInViewport();
    expect(await scan(page, { widths: scannedWidths(locale) })).toEqual([]);
    await notice.getByRole("link").click();
    await expect(page.getByRole("note")).toHaveCount(0);
    await expect(list).toBeVisible();
  });

  test(`pages of superseded legal texts are not indexed (${locale})`, async ({ request }) => {
    const t = strings(locale);
    const listed = sitemapPages(locale);
    const index = fs.readFileSync(`public${searchIndexPath(locale)}`, "utf8");
    for (const { path, version } of texts) {
      const address = localizedPath(locale, path);
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      const html = await response.text();
      for (const text of [t("legal:former.title"), t("legal:version", { version })])
        expect(html.includes(text), `${address}: ${text}`).toBe(true);
      expect(listed).not.toContain(address);
      expect(index).not.toContain(`"${path}`);
    }
  });

  test(`URLs of superseded legal texts redirect to a trailing slash (${locale})`, async ({ request }) => {
    test.skip(!former, "this content has no former legal text");
    const address = localizedPath(locale, former?.path ?? "");
    const response = await request.get(address.slice(0, -1), { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, address]);
  });
}
