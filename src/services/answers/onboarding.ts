import * as v from "valibot";
import { isFields } from "@/lib/is-fields";
import { shopLabel } from "@/lib/shop-label";
import { unwrap } from "./unwrap";
import {
  id,
  idAsText,
  ids,
  item,
  list,
  object,
  part,
  requiredText,
  text,
  url,
  word,
  yesOrNo,
} from "./values";

export const credentials = object({ id, hash: id }, ["onboarding"]);

const knownKeys: readonly string[] = ["whatsapp", "instagram", "store", "company", "credentials"];

const installationItem = v.pipe(
  item(
    { key: requiredText, name: text, state: word(["waiting", "doing", "done"]) },
    { key: ["name"], state: ["status"] },
  ),
  v.transform(({ key, name, state }) => {
    const known = knownKeys.find((one) => one === key.toLowerCase());
    return { key: known ?? key, ...(!known && name && name !== key && { name }), state: state ?? "waiting" };
  }),
);
/** Service being installed: a key with a translation on this site, or the backend's key and name. */
export type InstallationItem = v.InferOutput<typeof installationItem>;

const items = v.fallback(
  list(installationItem, ({ key }) => key, 50),
  [],
);

/** Schema of the services being installed: a list, alone or in an object. */
const configuredServices = v.pipe(
  v.unknown(),
  v.transform((value) => (Array.isArray(value) ? { items: value } : value)),
  item({ domain: url, items }, { items: ["services"] }),
);

/** Response to the completion of the onboarding; all fields are optional. */
export const completedOnboarding = v.pipe(
  v.unknown(),
  v.transform((body) => unwrap(body, ["configurate_services"])),
  v.fallback(configuredServices, { domain: "", items: [] }),
  v.transform((configurate_services) => ({ configurate_services })),
);

/** Sets `tracked`: whether an installation reports its progress; if not, there is no completion to wait for. */
function tracked(body: unknown): unknown {
  const value = unwrap(body, ["store_setup"]) ?? {};
  const installation = Array.isArray(value) ? { items: value as unknown[] } : value;
  if (!isFields(installation)) return installation;
  const { finished, items: own, services } = installation;
  const hasState = (entry: unknown) => isFields(entry) && (entry.state ?? entry.status ?? null) !== null;
  const isTracked = typeof finished === "boolean" || [own ?? services].flat().some(hasState);
  return { ...installation, tracked: isTracked };
}

export const installation = v.pipe(
  v.unknown(),
  v.transform(tracked),
  item(
    { domain: url, items, finished: v.fallback(v.nullable(yesOrNo), null), tracked: v.boolean() },
    { items: ["services"] },
  ),
  v.transform(({ finished, ...read }) => ({
    ...read,
    finished: finished ?? (read.items.length > 0 && read.items.every(({ state }) => state === "done")),
  })),
);

/** Schema of an optional field of the response; null if it is absent or invalid. */
const optional = <Output>(schema: v.GenericSchema<unknown, Output>) => v.fallback(v.nullable(schema), null);

/** Schema of a channel; null if the response marks it as not connected. */
const channel = <const Entries extends v.ObjectEntries>(entries: Entries, names: Record<string, string[]>) =>
  optional(
    v.pipe(
      v.unknown(),
      v.check((value) => !(isFields(value) && value.connected === false)),
      item(entries, names),
    ),
  );

/** Backend's information about an onboarding; fields missing from the response are null. */
export const information = object(
  {
    customer: optional(
      v.pipe(
        item({ name: text, email: text }),
        v.check(({ name: own, email }) => own !== "" || email !== ""),
      ),
    ),
    package: optional(
      item(
        {
          id,
          features_ids: v.fallback(ids, []),
          capabilities: optional(
            v.pipe(
              v.array(part),
              v.transform((parts) => parts.filter((one) => one !== null)),
            ),
          ),
        },
        { id: ["package_id"] },
      ),
    ),
    instagram: channel({ page_id: idAsText, username: requiredText }, { page_id: ["id"] }),
    facebook: channel({ page_name: requiredText }, { page_name: ["name"] }),
    whatsapp: channel({ whatsapp_number: idAsText }, { whatsapp_number: ["phone_number"] }),
    integration_type: optional(idAsText),
    services: optional(ids),
    store_setup: optional(
      item({
        email: text,
        /** Subdomain of the shop, even if the backend returns the full address. */
        sub_domain: v.pipe(
          requiredText,
          v.transform((address) => shopLabel(address).toLowerCase()),
          v.nonEmpty(),
        ),
      }),
    ),
    /** Ignored until the onboarding is completed, since backends send an empty object or list before. */
    configurate_services: optional(
      v.pipe(
        v.unknown(),
        v.check((value) => typeof value === "object" && value !== null && Object.keys(value).length > 0),
        configuredServices,
      ),
    ),
  },
  ["information"],
);
export type OnboardingInformation = v.InferOutput<typeof information>;
