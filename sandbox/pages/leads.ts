import type { Backend } from "../calls/call";
import { itemsAt } from "../calls/installation";
import { maskedNumber } from "../masked-number";
import { escapeHtml, pageStyle } from "./html";

/**
 * Returns everything the sandbox has received, newest first, without credentials that would open an
 * onboarding.
 */
export function leadsOf({ store, now, stepMilliseconds }: Backend) {
  const newestFirst = <T>(records: { value: T }[], at: (record: T) => number) =>
    records.map(({ value }) => value).sort((a, b) => at(b) - at(a));
  return {
    onboardings: newestFirst([...store.onboardings.getRange()], ({ createdAt }) => createdAt).map(
      ({ hashDigest: _, createdAt, completion, ...onboarding }) => ({
        createdAt: new Date(createdAt).toISOString(),
        ...onboarding,
        ...(onboarding.company
          ? { company: { ...onboarding.company, taxnumber: maskedNumber(onboarding.company.taxnumber) } }
          : {}),
        domain: completion?.domain ?? null,
        items: itemsAt({ ...onboarding, hashDigest: "", createdAt, completion }, now(), stepMilliseconds),
      }),
    ),
    contactMessages: newestFirst([...store.contactMessages.getRange()], ({ at }) => at),
    subscriptions: newestFirst([...store.subscriptions.getRange()], ({ at }) => at),
  };
}

/** Flattens a value to readable text, with the entries of lists and records joined. */
function wordsOf(value: unknown): string {
  if (typeof value === "object" && value !== null)
    return Object.values(value).map(wordsOf).filter(Boolean).join(", ");
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Renders records as a table with a column for every field that occurs. */
function table(title: string, records: readonly object[]): string {
  const fields = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const rows = records.map((record) =>
    fields
      .map((field) => `<td>${escapeHtml(wordsOf((record as Record<string, unknown>)[field]))}</td>`)
      .join(""),
  );
  const head = fields.map((field) => `<th scope="col">${escapeHtml(field)}</th>`).join("");
  const body = rows.map((row) => `<tr>${row}</tr>`).join("\n");
  const all = `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
  return `<h2>${title} (${records.length})</h2>\n${records.length === 0 ? "<p>Nothing yet.</p>" : all}`;
}

/** Renders the leads as an HTML page. */
export function leadsPage({
  onboardings,
  contactMessages,
  subscriptions,
}: ReturnType<typeof leadsOf>): string {
  const dated = (records: readonly { at: number }[]) =>
    records.map(({ at, ...record }) => ({ received: new Date(at).toISOString(), ...record }));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Received leads · local backend</title>
<style>${pageStyle}</style>
<h1>Received leads</h1>
<p class="notice">This is the local backend for development, demonstration and tests. Nothing here was sent anywhere.</p>
${table("Onboardings", onboardings)}
${table("Contact messages", dated(contactMessages))}
${table("Newsletter", dated(subscriptions))}
</html>`;
}
