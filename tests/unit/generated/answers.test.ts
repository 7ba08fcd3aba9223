import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultChoice, initialChoice, toggleFeature } from "@/features/onboarding/screens/package-choice";
import { knowledgeOf } from "@/features/onboarding/server-knowledge";
import { startTarget } from "@/features/onboarding/start-target";
import { idText, isWireId, type WireId } from "@/lib/wire-id";
import { readCompanyData } from "@/services/answers/company-data";
import { readCompletedOnboarding } from "@/services/answers/completed-onboarding";
import { readContactReceipt } from "@/services/answers/contact-receipt";
import { readCreatedOnboarding } from "@/services/answers/created-onboarding";
import { readExtraServiceList } from "@/services/answers/extra-service-list";
import { readFacebookConnection } from "@/services/answers/facebook-connection";
import { failsInWords } from "@/services/answers/fails-in-words";
import { readInstagramAccountList } from "@/services/answers/instagram-account-list";
import { readIntegrationList } from "@/services/answers/integration-list";
import { readOnboardingInformation } from "@/services/answers/onboarding-information";
import { readPackageList } from "@/services/answers/package-list";
import type { InstallationItem } from "@/services/answers/read-installation";
import { readStoreInstallation } from "@/services/answers/store-installation";
import { readWhatsappNumberList } from "@/services/answers/whatsapp-number-list";
import { CallError } from "@/services/errors";
import { readRefusal } from "@/services/refusals/read-refusal";
import { initialState } from "@/state/initial-state";
import { onboardingReducer } from "@/state/onboarding-reducer";
import { readOnboardingState } from "@/state/onboarding-schema";
import { envelopeWords, generatedAnswer } from "../../fixtures/generated-answers";

/** A text that a screen can show: short, one paragraph. */
const expectText = (text: string) => {
  expect(text.length).toBeLessThanOrEqual(500);
  expect(text).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E]/u);
};
/** The names by which an answer speaks of a call or a list are never taken for what the list has. */
const expectNoEnvelope = (ids: WireId[]) =>
  expect(ids.filter((id) => envelopeWords.includes(idText(id)))).toEqual([]);
const expectIds = (ids: WireId[]) => {
  expect(ids.every(isWireId)).toBe(true);
  expectNoEnvelope(ids);
  expect(new Set(ids.map(idText)).size).toBe(ids.length);
  expect(ids.length).toBeLessThanOrEqual(200);
};
const expectItems = (items: InstallationItem[]) => {
  expectIds(items.map(({ key }) => key));
  for (const { key, name = "", state } of items) {
    expectText(key);
    expectText(name);
    expectNoEnvelope([name]);
    expect(["waiting", "doing", "done"]).toContain(state);
  }
};

/** What each reader promises of its result, whatever the answer was. */
const readers: Record<string, (answer: unknown) => void> = {
  createOnboarding: (answer) => {
    const { id, hash } = readCreatedOnboarding(answer);
    expect(isWireId(id) && isWireId(hash)).toBe(true);
  },
  listPackages: (answer) => {
    const { packages } = readPackageList(answer, "tr");
    expectIds(packages.map(({ id }) => id));
    for (const offer of packages) {
      for (const text of [offer.name, offer.description, ...offer.features.map(({ name }) => name)])
        expectText(text);
      expectNoEnvelope([offer.name, ...offer.features.map(({ name }) => name)]);
      expect(offer.name).not.toBe("");
      expectIds(offer.features.flatMap(({ id }) => (id === null ? [] : [id])));
      if (offer.price) {
        const { amount, currency } = offer.price;
        expect(new Intl.NumberFormat("tr", { style: "currency", currency }).format(amount)).toMatch(/\d/);
      }
      const choice = defaultChoice(offer);
      for (const { featureIds, parts } of [
        choice,
        ...offer.features.map((one) => toggleFeature(offer, choice, one)),
      ]) {
        expect(featureIds.length).toBeGreaterThan(0);
        expect(parts.length).toBeGreaterThan(0);
      }
    }
    const [first] = packages;
    if (first) expect(initialChoice(packages, first, initialState).featureIds.length).toBeGreaterThan(0);
  },
  listExtraServices: (answer) => {
    const { services } = readExtraServiceList(answer, "en");
    expectIds(services.map(({ code }) => code));
    for (const { name, description } of services) [name, description].forEach(expectText);
  },
  listIntegrations: (answer) => {
    const { integrations } = readIntegrationList(answer, "en");
    expectIds(integrations.map(({ type }) => type));
    for (const { name, description } of integrations) [name, description].forEach(expectText);
  },
  listWhatsappNumbers: (answer) => {
    const { numbers } = readWhatsappNumberList(answer, "tr");
    expectIds(numbers.map(({ whatsapp_number }) => whatsapp_number));
    for (const { display_name } of numbers) expectText(display_name);
  },
  listInstagramAccounts: (answer) => {
    const { accounts } = readInstagramAccountList(answer, "tr");
    expectIds(accounts.map(({ page_id }) => page_id));
    for (const { username, page_name } of accounts) {
      expectText(page_name);
      expect(username).not.toBe("");
    }
  },
  configureFacebook: (answer) => expectText(readFacebookConnection(answer, "tr").facebook?.page_name ?? ""),
  completeOnboarding: (answer) => {
    const { configurate_services } = readCompletedOnboarding(answer, "tr");
    expectItems(configurate_services.items);
    const stored = onboardingReducer(initialState, {
      type: "completed",
      setupConfigList: configurate_services,
    });
    expect(readOnboardingState(JSON.parse(JSON.stringify(stored))).wasLost).toBe(false);
  },
  getStoreSetup: (answer) => {
    const { items, domain, finished } = readStoreInstallation(answer, "tr");
    expectItems(items);
    const places = { subDomain: "", storeDomain: "shops.example", login: "https://app.example/" };
    const { href } = startTarget({ isFinished: finished, release: "stuck", domain }, places);
    expect(href).toMatch(/^https:\/\/(?:app\.example|[a-z0-9-]+\.shops\.example)\/$/);
  },
  getStoreEdit: (answer) =>
    Object.values(readCompanyData(answer)).forEach((text) => expectText(text.replaceAll("\n", " "))),
  getInformation: (answer) => {
    const known = knowledgeOf(readOnboardingInformation(answer, "tr"));
    const state = onboardingReducer(initialState, { type: "resumed", wizardId: 1, hash: "h", known });
    expect(readOnboardingState(JSON.parse(JSON.stringify(state))).wasLost).toBe(false);
  },
  sendContactMessage: (answer) => expectText(readContactReceipt(answer, "tr").reference),
};

const runs = { numRuns: 1_000 };
/** Milliseconds for all of them on a busy machine. */
const enough = 60_000;

test.each(Object.entries(readers))(
  "%s shows what can be shown of any answer, or says that it cannot be read",
  (_, read) => {
    fc.assert(
      fc.property(generatedAnswer, (answer) => {
        try {
          read(answer);
        } catch (error) {
          if (!(error instanceof CallError && error.code === "invalid-response")) throw error;
        }
      }),
      runs,
    );
  },
  enough,
);

const known = ["name", "email", "phone_number"];

test(
  "any refusal is read: short texts, known fields, each once",
  () => {
    fc.assert(
      fc.property(
        fc.oneof(
          generatedAnswer.map((body) => JSON.stringify(body) ?? ""),
          fc.string(),
        ),
        (text) => {
          const { message = "", code = "", fields } = readRefusal(text, known, 400);
          for (const shown of [message, ...fields.map((error) => error.message)]) {
            expect(shown.length).toBeLessThanOrEqual(300);
            expect(shown).not.toMatch(/<[a-z!/?][^<>]*>/i);
          }
          expect(code.length).toBeLessThanOrEqual(100);
          expect(fields.every(({ field }) => known.includes(field))).toBe(true);
          expect(new Set(fields.map(({ field }) => field)).size).toBe(fields.length);
        },
      ),
      runs,
    );
  },
  enough,
);

test(
  "whether a body says that it failed is always known",
  () => {
    fc.assert(
      fc.property(generatedAnswer, (body) => typeof failsInWords(body) === "boolean"),
      runs,
    );
  },
  enough,
);
