import { createHash, randomBytes } from "node:crypto";
import type { components } from "../../src/services/generated/contract";
import fixture from "../fixtures/meta.json";
import { Refusal } from "../messages";
import type { Onboarding } from "../store/records";
import { update, type OnboardingHandler } from "./call";
import type { Store } from "../store/store";

/** Types of Meta account that can be selected in the simulated login dialog. */
export const scenarios = ["complete", "no-instagram", "no-numbers", "no-page", "expired"] as const;
type Scenario = (typeof scenarios)[number];

/** Validity period of a code, in milliseconds. */
const lifetime = 10 * 60 * 1000;

/** Issues a login code; the simulated dialog appends a full stop and the name of the simulated scenario. */
export async function issueCode(store: Store, now: number): Promise<string> {
  const code = randomBytes(24).toString("hex");
  await store.write(() => void store.metaCodes.put(code, now));
  return code;
}

/** Returns the scenario contained in an unexpired code. */
function scenarioOf(store: Store, token: string, now: number): Scenario {
  const [code = "", name] = token.split(".");
  const issuedAt = code.length <= 200 ? store.metaCodes.get(code) : undefined;
  const scenario = scenarios.find((known) => known === name);
  if (issuedAt === undefined || !scenario) throw new Refusal(401, "meta_token_invalid");
  if (scenario === "expired" || now - issuedAt > lifetime) throw new Refusal(401, "meta_token_expired");
  return scenario;
}

type WhatsappNumber = components["schemas"]["WhatsappNumber"];

const numbers = fixture.numbers as WhatsappNumber[]; // The compiler widens states in a JSON file to string.

/** Derives an access token that is valid only for this onboarding and Facebook page. */
const accessToken = ({ hashDigest }: Onboarding, pageId: string) =>
  createHash("sha256").update(`${hashDigest} ${pageId}`).digest("hex");

export const configureFacebook: OnboardingHandler<"configure-facebook"> = (call) => {
  const hasNone = scenarioOf(call.store, call.body.short_lived_token, call.now()) === "no-page";
  const pages = (hasNone ? [] : fixture.accounts).map(({ page_id, page_name }) => ({ page_id, page_name }));
  const { page_id: chosen } = call.body;
  const facebook =
    (chosen === undefined ? pages[0] : pages.find(({ page_id }) => page_id === chosen)) ?? null;
  if (!facebook && chosen !== undefined && pages.length > 0)
    throw new Refusal(422, "unknown_account", { field: "page_id" });
  if (facebook) update(call, { facebook });
  return { facebook, pages };
};

export const listWhatsappNumbers: OnboardingHandler<"list-whatsapp-numbers"> = ({ store, body, now }) => ({
  numbers: scenarioOf(store, body.short_lived_token, now()) === "no-numbers" ? [] : numbers,
});

export const configureWhatsapp: OnboardingHandler<"configure-whatsapp"> = (call) => {
  const number = numbers.find(({ whatsapp_number }) => whatsapp_number === call.body.whatsapp_number);
  if (!number) throw new Refusal(422, "unknown_number", { field: "whatsapp_number" });
  if (number.state === "in_use_in_app") throw new Refusal(409, "number_in_use", { field: "whatsapp_number" });
  const whatsapp = { ...number, state: "approval_pending" as const };
  update(call, { whatsapp });
  return { whatsapp };
};

export const listInstagramAccounts: OnboardingHandler<"list-instagram-accounts"> = ({
  store,
  body,
  now,
  onboarding,
}) => {
  // Every account belongs to a page, so without a page there is no account.
  const hasNone = ["no-instagram", "no-page"].includes(scenarioOf(store, body.short_lived_token, now()));
  const accounts = hasNone ? [] : fixture.accounts;
  return {
    accounts: accounts.map((account) => ({
      ...account,
      account_access_token: accessToken(onboarding, account.page_id),
    })),
  };
};

export const configureInstagram: OnboardingHandler<"configure-instagram"> = (call) => {
  const { body, onboarding } = call;
  const instagram = fixture.accounts.find(({ page_id }) => page_id === body.page_id);
  if (!instagram || body.account_access_token !== accessToken(onboarding, body.page_id))
    throw new Refusal(422, "unknown_account", { field: "page_id" });
  update(call, { instagram });
  return { instagram };
};
