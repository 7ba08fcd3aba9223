type Fields = Record<string, unknown>;
type Locale = "tr" | "en";
type Answered = { status: number; answer?: unknown };

/** Data that the plain backend stores of an onboarding. */
export type PlainOnboarding = Fields & { id: number; hash: string };

const done = (answer?: unknown): Answered => ({ status: answer === undefined ? 204 : 200, answer });
const refused = (status: number, errors: Record<string, string[]>): Answered => ({
  status,
  answer: { errors },
});

const say = (locale: Locale, tr: string, en: string) => (locale === "tr" ? tr : en);

const features = (locale: Locale) => [
  { id: 1, name: "Instagram" },
  { id: 2, name: "WhatsApp" },
  { id: 3, name: "Facebook Messenger" },
  { id: 4, name: say(locale, "Online mağaza", "Online store") },
];

const packages = (locale: Locale) => [
  {
    id: 1,
    name: say(locale, "Hepsi", "Everything"),
    price: "25.00",
    currency: "usd",
    features: features(locale),
  },
  { id: 2, name: "Instagram", price: "15,00", currency: "usd", features: features(locale).slice(0, 1) },
];

const isNumbers = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === "number");

function create(body: Fields, onboardings: PlainOnboarding[], locale: Locale): Answered {
  const { name, email, phone_number, privacy_policy, pdpa } = body;
  if (email === "taken@ornek.example")
    return refused(422, { email: [say(locale, "Bu e-posta kayıtlı.", "This email is taken.")] });
  const isWhole = [name, email, phone_number].every((value) => typeof value === "string" && value !== "");
  if (!isWhole || privacy_policy !== true || pdpa !== true) return refused(422, { name: ["?"] });
  const onboarding = { ...body, id: 1000 + onboardings.length, hash: `hash ${onboardings.length}/ğ` };
  onboardings.push(onboarding);
  return done({ id: onboarding.id, hash: onboarding.hash });
}

/** Responses of calls with id and hash; a call rejects an id of another type than issued. */
const calls: Record<string, (own: PlainOnboarding, body: Fields, locale: Locale) => Answered> = {
  packages: (_own, _body, locale) => done({ packages: packages(locale) }),
  "select-package": (own, { package_id, features_ids }) => {
    if (typeof package_id !== "number" || !isNumbers(features_ids))
      return refused(422, { package_id: ["?"] });
    Object.assign(own, { package_id, features_ids });
    return done();
  },
  "facebook-configure": (own, { short_lived_token }) => {
    if (!short_lived_token) return refused(422, { short_lived_token: ["?"] });
    own.facebook = true;
    return done({});
  },
  "whatsapp-phone-numbers": () => done({ phone_numbers: [{ phone_number: "+908500000001", name: "Ada" }] }),
  "whatsapp-configure": (own, { whatsapp_number }) => {
    if (whatsapp_number !== "+908500000001") return refused(422, { whatsapp_number: ["?"] });
    own.whatsapp = whatsapp_number;
    return done({});
  },
  "instagram-accounts": () =>
    done({ accounts: [{ page_id: 9001, username: "ada.butik", account_access_token: "ig-token" }] }),
  "instagram-configure": (own, { page_id, account_access_token }) => {
    if (page_id !== 9001 || account_access_token !== "ig-token") return refused(422, { page_id: ["?"] });
    own.instagram = page_id;
    return done();
  },
  "extra-services": (_own, _body, locale) =>
    done({ services: [{ id: 5, name: say(locale, "Sesli arama", "Voice calls") }] }),
  integrations: (_own, _body, locale) =>
    done({ integrations: [{ id: 3, name: say(locale, "Kendi sitem", "My own site") }] }),
  "select-integration": (own, { integration_type }) => {
    if (integration_type !== 3 && integration_type !== "none")
      return refused(422, { integration_type: ["?"] });
    own.integration = integration_type;
    return done({});
  },
  "get-information": () => done({}),
  completing: (own, { pdpa }) => {
    if (pdpa !== true || own.package_id === undefined) return refused(422, { pdpa: ["?"] });
    own.looks = 0;
    return done({ configurate_services: [{ name: "instagram", status: "pending" }] });
  },
};

function store(own: PlainOnboarding, method: string, name: string, body: Fields): Answered {
  if (name === "edit") return done({});
  if (method === "POST") {
    if (typeof body.email !== "string" || typeof body.sub_domain !== "string")
      return refused(422, { sub_domain: ["?"] });
    own.sub_domain = body.sub_domain;
    return done();
  }
  own.looks = Number(own.looks ?? 0) + 1;
  const domain =
    typeof own.sub_domain === "string" ? `https://${own.sub_domain}.kanalya-store.example` : null;
  return done({ domain, services: [{ name: "instagram", status: own.looks === 1 ? "pending" : "done" }] });
}

/** Response function of a backend, given its stored data. */
export type PlainAnswers = (
  call: { method: string; path: string; body: unknown },
  onboardings: PlainOnboarding[],
  locale: Locale,
) => Answered;

/** Default responses of the plain backend. */
export const plainAnswer: PlainAnswers = ({ method, path, body: sent }, onboardings, locale) => {
  const body = (typeof sent === "object" && sent !== null ? sent : {}) as Fields;
  const [, site, wizard, first = "", second = ""] = path.split("/");
  if (site !== "site" || wizard !== "onboarding-wizard") return { status: 404 };
  if (first === "new") return create(body, onboardings, locale);
  if (first === "store-image") return done();
  const name = /^store-(setup|edit)$/.exec(second)?.[1];
  if (name !== undefined) {
    const own = onboardings.find(({ id }) => id === Number(first));
    return own ? store(own, method, name, body) : refused(404, { id: ["?"] });
  }
  const own = onboardings.find(({ id, hash }) => id === body.id && hash === body.hash);
  const call = calls[first];
  if (!own || !call) return refused(404, { id: ["?"] });
  return call(own, body, locale);
};
