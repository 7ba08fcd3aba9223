import { everyNth } from "./extent";
import { describedTile, radioGroup, sliders } from "./key-choices";
import { accordion, disclosure, tabs } from "./key-disclosures";
import type { KeyPattern } from "./key-pattern";
import { dialog, openers, search } from "./key-windows";
import { test } from "./site";

/** Uses of each pattern. */
const instances: KeyPattern[][] = [
  [
    tabs("solutions of the home page", "/", 0),
    tabs("sales and marketing", "/", 1),
    tabs("tariffs", "/pricing/", 0),
  ],
  [disclosure(0), disclosure(1)],
  [
    accordion("questions", "/faq/", (page) => page.getByRole("main").locator("summary").first()),
    accordion("questions of the home page", "/", (page) => page.locator("#faq summary").first()),
    accordion("company of the sign-up", "/onboarding/customer-information/", (page) =>
      page.locator("main form summary").first(),
    ),
  ],
  [
    dialog("sign-up", "/faq/", openers.join),
    dialog("search", "/faq/", openers.search),
    dialog("mobile menu", "/faq/", openers.menu, 375),
    dialog("legal text", "/", openers.legal),
    dialog("catalogue", "/deneme/", openers.catalogue),
  ],
  [search],
  [radioGroup],
  [sliders],
  [describedTile],
];

for (const { name, address, width = 1280, cases } of instances.flatMap((uses) => everyNth(uses, 2, 0)))
  test(`keyboard support of ${name}`, async ({ page, context, site }) => {
    await context.addCookies([{ name: "i18n_redirected", value: "tr", url: site.url }]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(address);
    for (const { does, run } of cases) await test.step(does, () => run(page));
  });
