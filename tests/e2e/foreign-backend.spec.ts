import { locales } from "@/config/languages";
import { some } from "./extent";
import { playForeignJourney } from "./foreign-journey";
import { test } from "./foreign-site";
import { expect } from "./site";

const specified = ["accept", "content-type", "x-app-lang-code"];
const extra = ["idempotency-key", "x-form-trace", "x-onboarding-hash"];

for (const [row, locale] of locales.entries())
  for (const chosen of some(["everything", "instagram"] as const, row))
    test(`the onboarding with ${chosen} works with a minimal backend (${locale})`, async ({
      page,
      foreign,
    }) => {
      const { backend } = foreign;
      const before = backend.received.length;
      await playForeignJourney(page, foreign, locale, chosen);
      const received = backend.received.slice(before);
      for (const { headers, method, path } of received) {
        expect(headers["x-app-lang-code"], path).toBe(locale);
        for (const name of extra) expect(headers[name], `${method} ${path}`).toBeUndefined();
        if (method === "POST") for (const name of specified) expect(headers[name], path).toBeDefined();
      }
      const bodyOf = (name: string) => received.find(({ path }) => path.endsWith(name))?.body;
      const ids = chosen === "everything" ? [1, 2, 3, 4] : [1];
      expect(bodyOf("select-package")).toMatchObject({
        id: expect.any(Number),
        package_id: chosen === "everything" ? 1 : 2,
        features_ids: ids,
      });
      expect(bodyOf("select-integration")).toMatchObject({ integration_type: 3 });
      expect(bodyOf("completing")).toMatchObject({ pdpa: true, services: [5] });
    });
