import type { Backend } from "../calls/call";
import { itemsAt } from "../calls/installation";
import { maskedNumber } from "../store/records";
import { html as markup } from "hono/html";
import { pageOf, type Markup } from "./html";

/**
 * Returns all data that the sandbox has received, newest first, without credentials that would open an
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

/** Converts a value to readable text, joining the entries of lists and records. */
function wordsOf(value: unknown): string {
  if (typeof value === "object" && value !== null)
    return Object.values(value).map(wordsOf).filter(Boolean).join(", ");
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Renders records as a table with a column for each field that any of them has. */
function table(title: string, records: readonly Record<string, unknown>[]): Markup {
  const heading = markup`<h2>${title} (${records.length})</h2>`;
  if (records.length === 0) return markup`${heading}\n<p>Nothing yet.</p>\n`;
  const fields = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const head = fields.map((field) => markup`<th scope="col">${field}</th>`);
  const cells = (record: Record<string, unknown>) =>
    fields.map((field) => markup`<td>${wordsOf(record[field])}</td>`);
  return markup`${heading}
<div class="scroll" tabindex="0"><table>
<thead><tr>${head}</tr></thead>
<tbody>${records.map((record) => markup`<tr>${cells(record)}</tr>\n`)}</tbody>
</table></div>`;
}

const dated = (records: readonly { at: number }[]) =>
  records.map(({ at, ...record }) => ({ received: new Date(at).toISOString(), ...record }));

export const leadsPage = (leads: ReturnType<typeof leadsOf>): Markup =>
  pageOf("en", "Received leads", [
    markup`<p class="notice">This is the local backend for development, demonstration and tests. Nothing here was sent anywhere.</p>`,
    table("Onboardings", leads.onboardings),
    table("Contact messages", dated(leads.contactMessages)),
    table("Newsletter", dated(leads.subscriptions)),
  ]);
