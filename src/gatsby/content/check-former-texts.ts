import fs from "node:fs";
import path from "node:path";
import { locales } from "../../config/languages";
import { compareVersions } from "../../lib/compare-versions";
import { formerVersions } from "../pages/former-texts";
import { legalTemplates } from "../pages/legal-templates";
import {
  checkedLegalText,
  compareTexts,
  effectiveDay,
  versionOf,
  type Surroundings,
} from "./check-legal-texts";
import { firstDay, isDay } from "./days";
import type { Finding } from "./finding";
import { MarkdownText } from "./markdown-text";

/** A version that followed others: those were in force before its day. */
type Follower = { version: string; day: string };

/** A day that has no finding of its own. */
const isKnownDay = (day: string) => isDay(day) && day >= firstDay;

/** The version in force as its first readable language says; null where none does (check-legal-texts.ts says so). */
function versionInForce(root: string, id: string): Follower | null {
  const texts = locales
    .map((locale) => `data/legal/${id}/${locale}.md`)
    .filter((file) => fs.existsSync(path.join(root, file)))
    .map((file) => new MarkdownText(root, file));
  const [follower] = texts
    .map((text) => ({ version: versionOf(text), day: effectiveDay(text) }))
    .filter(({ version, day }) => version !== "" && isKnownDay(day));
  return follower ?? null;
}

/**
 * Checks the legal texts that are no longer in force: each in every language, in a folder named after its version, lower than the
 * version in force and of an earlier day than the version that followed it.
 */
export function checkFormerTexts(surroundings: Surroundings): Finding[] {
  const { files } = surroundings;
  return Object.keys(legalTemplates).flatMap((id) => {
    const inForce = versionInForce(files.root, id);
    let next = inForce;
    return formerVersions(path.join(files.root, "data"), id).flatMap((version) => {
      const texts = locales.map((locale) =>
        checkedLegalText(`data/legal/${id}/former/${version}/${locale}.md`, locale, surroundings),
      );
      const [source] = texts;
      for (const text of texts) {
        const own = versionOf(text);
        if (own !== "" && own !== version)
          text.addTo("version", "former-folder", { value: version, other: own });
      }
      if (inForce && compareVersions(version, inForce.version) >= 0)
        source?.addTo("version", "former-not-lower", { value: version, other: inForce.version });
      else {
        if (next) checkDays(texts, next);
        next = { version, day: source ? effectiveDay(source) : "" };
      }
      compareTexts(texts, surroundings);
      return texts.flatMap(({ findings }) => findings);
    });
  });
}

function checkDays(texts: readonly MarkdownText[], { version, day: other }: Follower): void {
  for (const text of texts) {
    const value = effectiveDay(text);
    if (isKnownDay(value) && isKnownDay(other) && value >= other)
      text.addTo("effectiveDate", "former-not-earlier", { value, version, other });
  }
}
