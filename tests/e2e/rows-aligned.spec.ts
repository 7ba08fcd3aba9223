import { locales } from "@/config/languages";
import { drive } from "./onboarding-drive";
import { openPlace, places } from "./onboarding-places";
import { expect, test } from "./site";

/** Lists whose rows have an icon, a name and, on a phone, details below the name. */
const lists: [place: string, rows: string][] = [
  ["wizard, step 16", "dialog li:has(> svg)"],
  ["progress", "main li:has(> svg)"],
];

test.use({ viewport: { width: 375, height: 812 } });

for (const [index, [name, rows]] of lists.entries()) {
  const place = places.find((one) => one.name === name);
  const locale = locales[index % locales.length] ?? "tr";
  test(`content below a name is aligned with it: ${name} (${locale})`, async ({ page, site }) => {
    if (!place) throw new Error(`No place is called ${name}`);
    await openPlace(drive(page, locale), site.url, place);
    await expect(page.locator(rows).first()).toBeVisible();
    const starts = await page.locator(rows).evaluateAll((items) =>
      items.map((item) => {
        const [, first, ...others] = [...item.children].map((child) => child.getBoundingClientRect());
        const below = others.filter(({ top }) => top >= (first?.bottom ?? Infinity));
        // Only the first of several elements in a line starts it.
        const lines = new Map(below.toReversed().map(({ top, left }) => [Math.round(top / 4), left]));
        return [...lines.values()].map((left) => Math.round(left - (first?.left ?? 0)));
      }),
    );
    expect(starts.flat().length).toBeGreaterThan(0);
    expect(starts.flat().filter((distance) => distance !== 0)).toEqual([]);
  });
}
