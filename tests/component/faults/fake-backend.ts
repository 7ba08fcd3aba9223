import { nothingChosen } from "../../helpers/nothing-chosen";
import siteFacts from "../../../data/site.json";
import { vi } from "vitest";
import { configureApi } from "@/services/api-settings";
import { initialState } from "@/state/initial-state";

const wizard = "/site/onboarding-wizard";

/** Calls of section 7 of the specification, by their names in the contract. */
const routes = {
  "create-onboarding": `POST ${wizard}/new`,
  "list-packages": `POST ${wizard}/packages`,
  "select-package": `POST ${wizard}/select-package`,
  "configure-facebook": `POST ${wizard}/facebook-configure`,
  "list-whatsapp-numbers": `POST ${wizard}/whatsapp-phone-numbers`,
  "configure-whatsapp": `POST ${wizard}/whatsapp-configure`,
  "list-instagram-accounts": `POST ${wizard}/instagram-accounts`,
  "configure-instagram": `POST ${wizard}/instagram-configure`,
  "list-extra-services": `POST ${wizard}/extra-services`,
  "list-integrations": `POST ${wizard}/integrations`,
  "select-integration": `POST ${wizard}/select-integration`,
  "get-information": `POST ${wizard}/get-information`,
  "complete-onboarding": `POST ${wizard}/completing`,
  "set-up-store": `POST ${wizard}/w1/store-setup`,
  "get-store-setup": `GET ${wizard}/w1/store-setup`,
  "edit-store": `POST ${wizard}/w1/store-edit`,
  "get-store-edit": `GET ${wizard}/w1/store-edit`,
  "upload-store-images": `POST ${wizard}/store-image`,
};
export type CallId = keyof typeof routes;
export const callIds = Object.keys(routes) as CallId[];

const price = { amount: 25, currency: "USD", interval: "month" };
const inbox = { id: 1, code: "shared-inbox", name: "Shared inbox", included: true, optional: false };
const offer = { description: "…", price, features: [inbox], coming_soon: false };
const page = { page_id: "p2", page_name: "Ada Çocuk" };
const account = { ...page, instagram_id: "i2", username: "adacocuk" };
const number = { whatsapp_number: "+908500000002", display_name: "Ada", state: "available" };
const company = { ...initialState.setupWizard.wizard.form, company: "Ada Butik", taxnumber: "" };
const items = [{ key: "instagram", state: "done" }];
const setup = { email: "ada@ornek.example", sub_domain: "ada", domain: `ada.${siteFacts.storeDomain}` };

/** Successful responses of each call; of two offers, tests choose the second. */
const answers: Record<CallId, object> = {
  "create-onboarding": { id: "w1", hash: "h1" },
  "list-packages": {
    packages: [
      { ...offer, id: 1, code: "all-features", name: "All features", most_preferred: true },
      { ...offer, id: 2, code: "instagram-only", name: "Instagram only", most_preferred: false },
    ],
  },
  "select-package": { package: { id: 2, code: "instagram-only", features_ids: [1] } },
  "configure-facebook": { facebook: page, pages: [page] },
  "list-whatsapp-numbers": { numbers: [{ ...number, whatsapp_number: "+908500000001" }, number] },
  "configure-whatsapp": { whatsapp: number },
  "list-instagram-accounts": {
    accounts: [
      { ...account, page_id: "p1", username: "adabutik", account_access_token: "a1" },
      { ...account, account_access_token: "a2" },
    ],
  },
  "configure-instagram": { instagram: account },
  "list-extra-services": { services: [{ id: 1, code: "voice", name: "Voice calls", description: "…" }] },
  "list-integrations": { integrations: [{ type: "own", name: "Own software", description: "…" }] },
  "select-integration": { integration_type: "own" },
  "get-information": {
    ...nothingChosen,
    customer: { name: "Ada", email: "ada@ornek.example", phone_number: "+905321234567" },
    completed: false,
    step: "select-package",
  },
  "complete-onboarding": { configurate_services: { domain: setup.domain, items } },
  "set-up-store": setup,
  "get-store-setup": { ...setup, items, finished: true },
  "edit-store": company,
  "get-store-edit": company,
  "upload-store-images": { logo: null, favicon: null, title: "Ada", description: "", tags: "" },
};

/** Request as seen by a fault: the successful response, its language, and the abort signal. */
export type FaultedRequest = { good: () => Response; locale: string; signal?: AbortSignal | null };
export type Reply = (request: FaultedRequest) => Promise<Response> | Response;

/** Simulates a backend with one fault at a time; records the requests of each call. */
export function fakeBackend() {
  const received = new Map<CallId, Headers[]>();
  let fault: { call: CallId; reply: Reply } | null = null;

  const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const route = `${init.method ?? "GET"} ${input instanceof Request ? input.url : input.toString()}`;
    const call = callIds.find((id) => routes[id] === route);
    if (!call) throw new Error(`There is no call ${route}`);
    const headers = new Headers(init.headers);
    received.set(call, [...(received.get(call) ?? []), headers]);
    const good = () => Response.json(answers[call]);
    if (fault?.call !== call) return good();
    return fault.reply({ good, locale: headers.get("x-app-lang-code") ?? "", signal: init.signal });
  };
  configureApi({ baseUrl: "", timeout: 15_000, firstPause: 500, fetch: vi.fn(answer) });
  return {
    /** Returns how often a call was received. */
    count: (call: CallId) => received.get(call)?.length ?? 0,
    /** Returns the distinct idempotency keys of a call. */
    keys: (call: CallId) => [
      ...new Set(received.get(call)?.map((headers) => headers.get("idempotency-key"))),
    ],
    fail: (call: CallId, reply: Reply) => {
      fault = { call, reply };
    },
    recover: () => {
      fault = null;
    },
  };
}

export type FakeBackend = ReturnType<typeof fakeBackend>;
