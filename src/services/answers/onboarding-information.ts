import type { Locale } from "@/config/languages";
import { setupParts, type SetupPart } from "@/lib/setup-parts";
import { shopLabel } from "@/lib/shop-label";
import { idText, isWireId, type WireId } from "@/lib/wire-id";
import { readConfiguredServices, type ConfiguredServices } from "./completed-onboarding";
import { fieldsThatScore, fieldsWith } from "./fields-within";
import { serviceIdNames } from "./extra-service-list";
import { isDisconnected } from "./is-disconnected";
import { itemFields, listIn } from "./items-of";
import { fieldOf, fieldsOf, idNames, idOf, isFields, readFlag, readText, textOf, type Fields } from "./read-values"; // prettier-ignore

/** What the backend knows of an onboarding; null for what it does not say. */
export type OnboardingInformation = {
  customer: { name: string; email: string } | null;
  package: { id: WireId; features_ids: WireId[]; capabilities: SetupPart[] | null } | null;
  instagram: { page_id: string; username: string } | null;
  facebook: { page_name: string } | null;
  whatsapp: { whatsapp_number: string } | null;
  integration_type: string | null;
  services: WireId[] | null;
  store_setup: { email: string; sub_domain: string } | null;
  configurate_services: ConfiguredServices | null;
};

const maxIds = 50;

/** The ids in a list, of entries or bare, or in an object of choices; null where nothing can be read. */
function readIds(value: unknown, ...names: string[]): WireId[] | null {
  if (value === undefined || (typeof value !== "object" && typeof value !== "string")) return null;
  const entries = listIn(value, []).slice(0, maxIds);
  const chosen = entries
    .map((entry) => itemFields(entry))
    .filter((fields) => fields !== null && readFlag(fields["included"], true));
  const ids = chosen.map((fields) => idOf(fields ?? {}, ...names)).filter((id) => id !== null);
  return ids.length === 0 && entries.length > 0
    ? null
    : [...new Map(ids.map((id) => [idText(id), id])).values()];
}

/** A text that names a thing; empty for a yes or no, a number and an object, which name none. */
const nameIn = (value: unknown, locale: Locale): string =>
  typeof value === "string" && readFlag(value, true) && !readFlag(value, false)
    ? readText(value, locale)
    : "";

function readPackage(body: Fields): OnboardingInformation["package"] {
  const chosen = fieldsOf(body, "package", "selected_package");
  const names = ["package_id", "package_code"];
  const id = idOf(chosen, "id", ...names, "code", "uuid") ?? idOf(body, ...names, "package");
  if (id === null) return null;
  const capabilities = fieldOf(chosen, "capabilities");
  // Features are those of the package, chosen or not, unless they are bare ids.
  const bare = [fieldOf(chosen, "features"), fieldOf(body, "features")].find(
    (list) => Array.isArray(list) && list.every(isWireId),
  );
  const features = fieldOf(chosen, ...featureNames) ?? fieldOf(body, ...featureNames) ?? bare;
  return {
    id,
    features_ids: readIds(features, ...idNames("feature")) ?? [],
    capabilities: Array.isArray(capabilities)
      ? setupParts.filter((part) => capabilities.includes(part))
      : null,
  };
}

const featureNames = ["features_ids", "feature_ids", "selected_features"];

function readInstagram(body: Fields, locale: Locale): OnboardingInformation["instagram"] {
  if (isDisconnected(body, "instagram", "instagram_account")) return null;
  const account = fieldsOf(body, "instagram", "instagram_account");
  const username =
    textOf(account, locale, "username", "name") ||
    textOf(body, locale, "instagram_username") ||
    nameIn(fieldOf(body, "instagram", "instagram_account"), locale);
  const id = idOf(account, "page_id", "id");
  return username === "" && id === null
    ? null
    : { page_id: id === null ? "" : idText(id), username: username || (id === null ? "" : idText(id)) };
}

function readFacebook(body: Fields, locale: Locale): OnboardingInformation["facebook"] {
  if (isDisconnected(body, "facebook", "facebook_page")) return null;
  const page_name =
    textOf(fieldsOf(body, "facebook", "facebook_page"), locale, "page_name", "name") ||
    textOf(body, locale, "page_name") ||
    nameIn(fieldOf(body, "facebook", "facebook_page"), locale);
  return page_name === "" ? null : { page_name };
}

const numberNames = ["whatsapp_number", "number", "phone_number", "display_phone_number", "phone"];

/** The number, which a flat answer may have in place of an object. */
function readNumber(body: Fields): WireId | null {
  if (isDisconnected(body, "whatsapp", "whatsapp_number")) return null;
  const flat = idOf(body, "whatsapp_number", "whatsapp");
  const isNumber = flat !== null && /^\+?[\d\s()-]{6,20}$/.test(idText(flat));
  return idOf(fieldsOf(body, "whatsapp", "whatsapp_number"), ...numberNames) ?? (isNumber ? flat : null);
}

/** The name of the shop, which may be stored as its whole address. */
const readSubDomain = (setup: Fields, locale: Locale): string =>
  shopLabel(textOf(setup, locale, "sub_domain")).replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const parts = ["customer", "package", "package_id", "instagram", "facebook", "whatsapp", "whatsapp_number", "services", "integration", "integration_type", "store_setup", "configurate_services"]; // prettier-ignore

const partsOf = (fields: Fields) => parts.filter((name) => fieldOf(fields, name) !== undefined).length;

/** Reads everything the backend knows of an onboarding, nested or flat. */
export function readOnboardingInformation(body: unknown, locale: Locale): OnboardingInformation {
  const fields = fieldsThatScore(body, partsOf) ?? fieldsWith(body, "email", "name", "sub_domain") ?? {};
  const customer = { ...fields, ...fieldsOf(fields, "customer", "customer_information") };
  const name = textOf(customer, locale, "name", "full_name");
  const email = textOf(customer, locale, "email", "mail");
  const number = readNumber(fields);
  const integration =
    idOf(fields, "integration_type", "integration") ??
    idOf(fieldsOf(fields, "integration", "integration_type"), "type", "code", ...idNames("integration"));
  const setup = { ...fields, ...fieldsOf(fields, "store_setup", "setup") };
  const sub_domain = readSubDomain(setup, locale);
  const configured = fieldOf(fields, "configurate_services", "configured_services");
  const services = fieldOf(fields, "services", "extra_services");
  return {
    customer: name || email ? { name, email } : null,
    package: readPackage(fields),
    instagram: readInstagram(fields, locale),
    facebook: readFacebook(fields, locale),
    whatsapp: number === null ? null : { whatsapp_number: idText(number) },
    integration_type: integration === null ? null : idText(integration),
    services: readIds(services, ...serviceIdNames),
    store_setup: sub_domain === "" ? null : { email: textOf(setup, locale, "email", "mail"), sub_domain },
    configurate_services: hasContent(configured)
      ? readConfiguredServices({ configurate_services: configured }, locale)
      : null,
  };
}

/** Completing leaves something; an empty list or object is what a backend sends before. */
const hasContent = (value: unknown): boolean =>
  (Array.isArray(value) && value.length > 0) || (isFields(value) && Object.keys(value).length > 0);
