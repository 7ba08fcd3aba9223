import type { Locale } from "@/config/languages";
import { setupParts, type SetupPart } from "@/lib/setup-parts";
import { idText, isWireId, type WireId } from "@/lib/wire-id";
import { readConfiguredServices, type ConfiguredServices } from "./completed-onboarding";
import { fieldsWith, fieldsWithin } from "./fields-within";
import { fieldOf, fieldsOf, idOf, isFields, textOf, type Fields } from "./read-values";

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

const idsIn = (value: unknown): WireId[] =>
  Array.isArray(value) ? value.filter(isWireId).slice(0, maxIds) : [];

function readPackage(body: Fields): OnboardingInformation["package"] {
  const chosen = fieldsOf(body, "package", "selected_package");
  const id = idOf(chosen, "id", "package_id", "code") ?? idOf(body, "package_id", "package");
  if (id === null) return null;
  const capabilities = fieldOf(chosen, "capabilities");
  return {
    id,
    features_ids: idsIn(
      fieldOf(chosen, "features_ids", "feature_ids") ?? fieldOf(body, "features_ids", "feature_ids"),
    ),
    capabilities: Array.isArray(capabilities)
      ? setupParts.filter((part) => capabilities.includes(part))
      : null,
  };
}

function readInstagram(body: Fields, locale: Locale): OnboardingInformation["instagram"] {
  const account = fieldsOf(body, "instagram", "instagram_account");
  const username = textOf(account, locale, "username", "name") || textOf(body, locale, "instagram_username");
  const id = idOf(account, "page_id", "id");
  return username === "" && id === null
    ? null
    : { page_id: id === null ? "" : idText(id), username: username || (id === null ? "" : idText(id)) };
}

/** Reads everything the backend knows of an onboarding, nested or flat. */
export function readOnboardingInformation(body: unknown, locale: Locale): OnboardingInformation {
  const known = [
    "customer",
    "package",
    "package_id",
    "integration_type",
    "store_setup",
    "configurate_services",
    "email",
    "name",
  ];
  const fields = fieldsWith(body, ...known) ?? fieldsWithin(body)[0] ?? {};
  const customer = { ...fields, ...fieldsOf(fields, "customer", "customer_information") };
  const name = textOf(customer, locale, "name", "full_name");
  const email = textOf(customer, locale, "email", "mail");
  const facebook = fieldsOf(fields, "facebook", "facebook_page");
  const page_name = textOf(facebook, locale, "page_name", "name") || textOf(fields, locale, "page_name");
  const whatsapp = fieldsOf(fields, "whatsapp");
  const number =
    idOf(whatsapp, "whatsapp_number", "number", "phone_number") ?? idOf(fields, "whatsapp_number");
  const integration =
    fieldOf(fields, "integration_type") ?? idOf(fieldsOf(fields, "integration"), "type", "id");
  const setup = { ...fields, ...fieldsOf(fields, "store_setup", "setup") };
  const sub_domain = textOf(setup, locale, "sub_domain");
  const services = fieldOf(fields, "services", "extra_services");
  const configured = fieldOf(fields, "configurate_services", "configured_services");
  return {
    customer: name || email ? { name, email } : null,
    package: readPackage(fields),
    instagram: readInstagram(fields, locale),
    facebook: page_name === "" ? null : { page_name },
    whatsapp: number === null ? null : { whatsapp_number: idText(number) },
    integration_type: isWireId(integration) ? idText(integration) : null,
    services: Array.isArray(services) ? idsIn(services) : null,
    store_setup: sub_domain === "" ? null : { email: textOf(setup, locale, "email", "mail"), sub_domain },
    configurate_services: hasContent(configured)
      ? readConfiguredServices({ configurate_services: configured }, locale)
      : null,
  };
}

/** Completing leaves something; an empty list or object is what a backend sends before. */
const hasContent = (value: unknown): boolean =>
  (Array.isArray(value) && value.length > 0) || (isFields(value) && Object.keys(value).length > 0);
