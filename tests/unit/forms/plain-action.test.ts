import { expect, it } from "vitest";
import { env } from "@/config/env";
import { plainAction } from "@/forms/plain-action";

it.each(["tr", "en"] as const)(
  "sends a form without scripts to the backend, in the language %s",
  (locale) => {
    expect(plainAction("/site/contact-form", locale)).toBe(
      `${env.apiBaseUrl}/site/contact-form?lang=${locale}`,
    );
  },
);
