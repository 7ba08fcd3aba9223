import site from "../../data/site.json";
import type { components } from "../../src/services/generated/contract";
import { isReservedLabel } from "../../src/lib/reserved-label";
import { fieldsOf } from "../contract";
import { Refusal } from "../messages";
import { imageNames } from "../http/image-file";
import type { Look, Onboarding } from "../store/records";
import { update, type OnboardingHandler } from "./call";
import { itemsAt } from "./installation";

type CompanyData = components["schemas"]["CompanyData"];

/** Empty company fields of a shop; its theme and colour are stored separately. */
const {
  theme: _,
  color: __,
  ...emptyCompany
} = Object.fromEntries(Object.keys(fieldsOf("edit-store")).map((field) => [field, ""])) as CompanyData & Look; // Fields of the contract

/** Merges changes into the shop's theme and colour; omitted fields are unchanged. */
const lookWith = ({ look }: Onboarding, { theme, color }: Look): Look => ({
  ...look,
  ...(theme !== undefined ? { theme } : {}),
  ...(color !== undefined ? { color } : {}),
});

export const setUpStore: OnboardingHandler<"set-up-store"> = (call) => {
  const { body, store, onboarding } = call;
  const { sub_domain } = body;
  if (onboarding.completion) throw new Refusal(409, "already_completed");
  if (isReservedLabel(sub_domain)) throw new Refusal(409, "sub_domain_reserved", { field: "sub_domain" });
  const holder = store.subDomains.get(sub_domain);
  if (holder !== undefined && holder !== onboarding.id)
    throw new Refusal(409, "sub_domain_taken", { field: "sub_domain" });
  const former = onboarding.storeSetup?.sub_domain;
  if (former !== undefined && former !== sub_domain) void store.subDomains.remove(former);
  void store.subDomains.put(sub_domain, onboarding.id);
  update(call, { storeSetup: body });
  return { ...body, domain: `${sub_domain}.${site.storeDomain}` };
};

export const getStoreSetup: OnboardingHandler<"get-store-setup"> = ({
  onboarding,
  now,
  stepMilliseconds,
}) => {
  const items = itemsAt(onboarding, now(), stepMilliseconds);
  return {
    email: onboarding.storeSetup?.email ?? null,
    sub_domain: onboarding.storeSetup?.sub_domain ?? null,
    domain: onboarding.completion?.domain ?? "",
    items,
    finished: items.length > 0 && items.every(({ state }) => state === "done"),
  };
};

export const editStore: OnboardingHandler<"edit-store"> = (call) => {
  const { theme, color, ...changes } = call.body;
  const company = { ...emptyCompany, ...call.onboarding.company, ...changes };
  update(call, { company, look: lookWith(call.onboarding, { theme, color }) });
  return company;
};

export const getStoreEdit: OnboardingHandler<"get-store-edit"> = ({ onboarding }) => ({
  ...emptyCompany,
  ...onboarding.company,
});

export const uploadStoreImages: OnboardingHandler<"upload-store-images"> = (call) => {
  const { body, files, store, onboarding } = call;
  const { title, description, tags, theme, color } = body;
  const images = { ...onboarding.images };
  for (const name of imageNames) {
    const file = files[name];
    if (!file) continue;
    images[name] = { type: file.type, size: file.bytes.length };
    void store.images.put([onboarding.id, name], file.bytes);
  }
  update(call, {
    images,
    storeMeta: { title, description, tags },
    look: lookWith(onboarding, { theme, color }),
  });
  return { logo: images.logo ?? null, favicon: images.favicon ?? null, title, description, tags };
};
