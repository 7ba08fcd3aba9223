import { itemsAt } from "../calls/installation";
import type { Backend } from "../calls/call";
import { fieldsOf } from "../contract";
import { maskedNumber } from "../masked-number";
import type { components } from "../../src/services/generated/contract";
import { escapeHtml, pageStyle } from "./html";

/** Everything the sandbox has received, the newest first, without what would let one continue an onboarding. */
export function leadsOf({ store, now, stepMilliseconds }: Backend) {
  const newestFirst = <T>(records: { value: T }[], at: (record: T) => number) =>
    records.map(({ value }) => value).sort((a, b) => at(b) - at(a));
  return {
    onboardings: newestFirst([...store.onboardings.getRange()], ({ createdAt }) => createdAt).map(
      ({ hashDigest: _, createdAt, completion, ...onboarding }) => ({
        ...onboarding,
        ...(onboarding.company
          ? { company: { ...onboarding.company, taxnumber: maskedNumber(onboarding.company.taxnumber) } }
          : {}),
        createdAt: new Date(createdAt).toISOString(),
        domain: completion?.domain ?? null,
        items: itemsAt({ ...onboarding, hashDigest: "", createdAt, completion }, now(), stepMilliseconds),
      }),
    ),
    contactMessages: newestFirst([...store.contactMessages.getRange()], ({ at }) => at),
    subscriptions: newestFirst([...store.subscriptions.getRange()], ({ at }) => at),
  };
}

type Leads = ReturnType<typeof leadsOf>;

type Cell = string | null | undefined;

const cell = (value: Cell) => `<td>${escapeHtml(value ?? "")}</td>`;

function table(headings: string[], rows: Cell[][]): string {
  if (rows.length === 0) return "<p>Nothing yet.</p>";
  const head = headings.map((heading) => `<th scope="col">${escapeHtml(heading)}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("\n");
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

const billingText = (billing: Leads["onboardings"][number]["billing"]): string =>
  billing
    ? [billing.kind, billing.company, billing.taxoffice, billing.taxnumber ?? billing.identity_number]
        .filter(Boolean)
        .join(", ")
    : "";

type SignUpField = keyof components["schemas"]["CustomerInformation"];

/** Headings of what a sign-up sends; null for the boxes, which the table leaves out. */
const signUpHeadings: Record<SignUpField, string | null> = {
  name: "Name",
  email: "E-mail",
  phone_number: "Phone",
  dealer_code: "Dealer",
  privacy_policy: null,
  pdpa: null,
  newsletter: null,
};
const signUpFields = (Object.keys(signUpHeadings) as SignUpField[]).filter((field) => signUpHeadings[field]); // the keys above

type ContactField = Exclude<keyof Leads["contactMessages"][number], "reference" | "at">;

/** The same as a page for people. */
export function leadsPage({ onboardings, contactMessages, subscriptions }: Leads): string {
  const onboardingRows = onboardings.map((lead) => [
    lead.createdAt,
    ...signUpFields.map((field) => String({ ...lead.customer, dealer_code: lead.dealerCode }[field] ?? "")),
    lead.package?.code,
    lead.instagram && `@${lead.instagram.username}`,
    lead.facebook?.page_name,
    lead.whatsapp?.whatsapp_number,
    lead.services?.join(", "),
    lead.integrationType,
    lead.domain || lead.storeSetup?.sub_domain,
    [lead.look?.theme, lead.look?.color].filter(Boolean).join(", "),
    billingText(lead.billing),
    lead.items.map(({ key, state }) => `${key}: ${state}`).join(", "),
  ]);
  const contactFields = Object.keys(fieldsOf("send-contact-message")) as ContactField[]; // the contract's types
  const time = (at: number) => new Date(at).toISOString();
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Received leads · local backend</title>
<style>${pageStyle}</style>
<h1>Received leads</h1>
<p class="notice">This is the local backend for development, demonstration and tests. Nothing here was sent anywhere.</p>
<h2>Onboardings (${onboardings.length})</h2>
${table(["Created", ...signUpFields.map((field) => signUpHeadings[field] ?? ""), "Package", "Instagram", "Facebook page", "WhatsApp", "Add-ons", "Integration", "Store", "Look", "Billing", "Installation"], onboardingRows)}
<h2>Contact messages (${contactMessages.length})</h2>
${table(
  ["Received", ...contactFields.map((field) => field.charAt(0).toUpperCase() + field.slice(1))],
  contactMessages.map((message) => [time(message.at), ...contactFields.map((field) => message[field])]),
)}
<h2>Newsletter (${subscriptions.length})</h2>
${table(
  ["Subscribed", "E-mail", "Language"],
  subscriptions.map(({ at, email, locale }) => [time(at), email, locale]),
)}
</html>`;
}
