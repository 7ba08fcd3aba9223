import { expect, it } from "vitest";
import { env, plainAction } from "@/config/env";

it.each(["tr", "en"] as const)("posts a form without scripts to the backend in the language %s", (locale) => {
  expect(plainAction("/site/contact-form", locale)).toBe(
    `${env.apiBaseUrl}/site/contact-form?lang=${locale}`,
  );
});
