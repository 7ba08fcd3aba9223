import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { defaultChoice, initialChoice, toggleFeature } from "@/features/onboarding/screens/package-choice";
import { toSyncedState } from "@/features/onboarding/synced-state";
import { startTarget } from "@/features/onboarding/start-target";
import { idText, isWireId, type WireId } from "@/lib/wire-id";
import { accountList, facebookConnection, numberList } from "@/services/answers/channels";
import { extraServiceList, integrationList, packageList } from "@/services/answers/offers";
import {
  completedOnboarding,
  credentials,
  information,
  installation,
  type InstallationItem,
} from "@/services/answers/onboarding";
import { readAnswer, type Answer } from "@/services/answers/read-answer";
import { companyData, contactReceipt } from "@/services/answers/store";
import { withSnakeNames } from "@/services/answers/unwrap";
import { CallError } from "@/services/errors";
import { readRefusal } from "@/services/refusal";
import { initialState } from "@/state/initial-state";
import { onboardingReducer } from "@/state/onboarding-reducer";
import { readOnboardingState } from "@/state/onboarding-schema";
import { generatedAnswer } from "../../fixtures/generated-answers";

/** Expects a displayable message: short, in one paragraph. */
const expectText = (text: string) => {
  expect(text.length).toBeLessThanOrEqual(500);
  expect(text).not.toMatch(/[\p{Cc}\p{Cs}\u202A-\u202E]/u);
};
const expectIds = (ids: WireId[]) => {
  expect(ids.every(isWireId)).toBe(true);
  expect(new Set(ids.map(idText)).size).toBe(ids.length);
  expect(ids.length).toBeLessThanOrEqual(200);
};
const expectItems = (items: InstallationItem[]) => {
  expectIds(items.map(({ key }) => key));
  for (const { key, name = "", state } of items) {
    expectText(key);
    expectText(name);
    expect(["waiting", "doing", "done"]).toContain(state);
  }
};

/** Parses the response of a call as received from the network. */
const read = <Result>(schema: Answer<Result>, answer: unknown): Result =>
  readAnswer("list-packages", schema, withSnakeNames(JSON.parse(JSON.stringify(answer))));

/** Guarantees of each reader about its result, for any response. */
const readers: Record<string, (answer: unknown) => void> = {
  createOnboarding: (answer) => {
    const { id, hash } = read(credentials, answer);
    expect(isWireId(id) && isWireId(hash)).toBe(true);
  },
  listPackages: (answer) => {
    const { packages } = read(packageList, answer);
    expectIds(packages.map(({ id }) => id));
    for (const offer of packages) {
      for (const text of [offer.name, offer.description, ...offer.features.map(({ name }) => name)])
        expectText(text);
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
    const { services } = read(extraServiceList, answer);
    expectIds(services.map(({ code }) => code));
    for (const { name, description } of services) [name, description].forEach(expectText);
  },
  listIntegrations: (answer) => {
    const { integrations } = read(integrationList, answer);
    expectIds(integrations.map(({ type }) => type));
    for (const { name, description } of integrations) [name, description].forEach(expectText);
  },
  listWhatsappNumbers: (answer) => {
    const { numbers } = read(numberList, answer);
    expectIds(numbers.map(({ whatsapp_number }) => whatsapp_number));
    for (const { display_name } of numbers) expectText(display_name);
  },
  listInstagramAccounts: (answer) => {
    const { accounts } = read(accountList, answer);
    expectIds(accounts.map(({ page_id }) => page_id));
    for (const { username, page_name } of accounts) {
      expectText(page_name);
      expect(username).not.toBe("");
    }
  },
  configureFacebook: (answer) => expectText(read(facebookConnection, answer).facebook?.page_name ?? ""),
  completeOnboarding: (answer) => {
    const { configurate_services } = read(completedOnboarding, answer);
    expectItems(configurate_services.items);
    const stored = onboardingReducer(initialState, {
      type: "completed",
      setupConfigList: configurate_services,
    });
    expect(readOnboardingState(JSON.parse(JSON.stringify(stored))).wasLost).toBe(false);
  },
  getStoreSetup: (answer) => {
    const { items, domain, finished } = read(installation, answer);
    expectItems(items);
    const places = { subDomain: "", storeDomain: "shops.example", login: "https://app.example/" };
    const { href } = startTarget({ isFinished: finished, release: "stuck", domain }, places);
    expect(href).toMatch(/^https:\/\/(?:app\.example|[a-z0-9-]+\.shops\.example)\/$/);
  },
  getStoreEdit: (answer) =>
    Object.values(read(companyData, answer)).forEach((text) => expectText(text.replaceAll("\n", " "))),
  getInformation: (answer) => {
    const known = toSyncedState(read(information, answer));
    const state = onboardingReducer(initialState, { type: "resumed", wizardId: 1, hash: "h", known });
    expect(readOnboardingState(JSON.parse(JSON.stringify(state))).wasLost).toBe(false);
  },
  sendContactMessage: (answer) => expectText(read(contactReceipt, answer).reference),
};

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

const runs = { numRuns: 1_000 };
/** Timeout for all generated responses on a busy machine, in milliseconds. */
const enough = 60_000;

test.each(Object.entries(readers))(
  "the call %s accepts the usable part of any response, or reports an unreadable response",
  (_, check) => {
    fc.assert(
      fc.property(generatedAnswer, (answer) => {
        try {
          check(answer);
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
  "any error response is parsed into short text and known fields without duplicates",
  () => {
    fc.assert(
      fc.property(
        fc.oneof(
          generatedAnswer.map((body): unknown => JSON.parse(JSON.stringify(body))),
          fc.string(),
        ),
        (body) => {
          const { message = "", code = "", fields } = readRefusal(body, known, 400);
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
