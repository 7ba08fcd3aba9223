import { expect, it } from "vitest";
import { locales } from "@/config/languages";
import { lateStrings } from "@/i18n/late-strings";
import { stringsOf } from "../../helpers/strings-of";

it.each(locales)("loads the namespaces that were asked for, in %s, and no others", async (locale) => {
  const loaded = await lateStrings("consent", "errors", "forms", "search", "sign-up")(locale);
  expect(Object.keys(loaded)).toEqual(["consent", "errors", "forms", "search", "sign-up"]);
  expect(loaded.forms).toMatchObject({ errors: { required: stringsOf(locale, "forms")("errors.required") } });
  expect(Object.keys(await lateStrings("search")(locale))).toEqual(["search"]);
});
