import { plainAnswer, type PlainAnswers } from "./plain-answers";

type Fields = Record<string, unknown>;

const names: Record<string, string> = {
  id: "Key",
  hash: "Secret",
  name: "Title",
  features: "FeatureSet",
  phone_number: "Msisdn",
  page_id: "PageKey",
  username: "Handle",
  account_access_token: "AccessToken",
  domain: "Host",
  services: "Tasks",
  status: "Progress",
};
const states: Record<string, string> = { pending: "NotStarted", done: "Succeeded" };

function entity(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(entity);
  if (typeof value !== "object" || value === null)
    return typeof value === "string" ? (states[value] ?? value) : value;
  const { price, currency, ...fields } = value as Fields;
  const entries = Object.entries(fields).map(([name, inner]) => [names[name] ?? name, entity(inner)]);
  return {
    ...(Object.fromEntries(entries) as Fields),
    ...(price !== undefined && { ListPrice: { Value: price, CurrencyCode: currency } }),
  };
}

/** Returns the OData name of a field, such as "Email" or "SubDomain". */
const property = (name: string) => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

function errorOf(errors: Record<string, string[]>) {
  const details = Object.entries(errors).flatMap(([field, messages]) =>
    messages.map((message) => ({ code: "Invalid", target: property(field), message })),
  );
  return { error: { code: "InvalidRequest", message: details[0]?.message, details } };
}

/** Responses of the plain backend converted to OData 4: collections are in `value`, whatever their name. */
export const odataAnswer: PlainAnswers = (call, onboardings, locale) => {
  const { status, answer } = plainAnswer(call, onboardings, locale);
  if (typeof answer !== "object" || answer === null) return { status, answer };
  const fields = answer as Fields;
  if (status >= 400) return { status, answer: errorOf((fields.errors ?? {}) as Record<string, string[]>) };
  const [only, ...others] = Object.values(fields);
  const value =
    others.length === 0 && Array.isArray(only) ? { value: entity(only) } : (entity(fields) as Fields);
  return { status, answer: { "@odata.context": "https://odata.example/$metadata", ...value } };
};
