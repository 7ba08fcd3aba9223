import { vi } from "vitest";
import { navigate } from "gatsby";
import { getInformation } from "@/services/operations/onboarding";
import { listExtraServices, listIntegrations, listPackages } from "@/services/operations/offers";
import { clearVisitMemory } from "@/state/memory-store";
import { nothingChosen } from "../../helpers/nothing-chosen";

const price = { amount: 25, currency: "USD", interval: "month" as const };
const offer = { description: "", price, most_preferred: false, coming_soon: false };
const feature = { included: true, optional: false, base: false, capability: null };
const base = { ...feature, id: 1, name: "Instagram", base: true };

/** Backend state of an onboarding after sign-up only. */
export const nothingKnown: Awaited<ReturnType<typeof getInformation>> = {
  customer: { name: "Ada", email: "ada@example.com" },
  ...nothingChosen,
};

/** Mocks the lists of offers in a language; the operations have to be mocked. */
export function offerLists(language: "tr" | "en") {
  const name = (tr: string, en: string) => (language === "tr" ? tr : en);
  const voice = { ...feature, id: 5, name: name("Sesli arama", "Voice calls"), optional: true };
  vi.mocked(listPackages).mockResolvedValue({
    packages: [
      {
        ...offer,
        id: 1,
        name: name("Bütün özellikler", "Every feature"),
        features: [base, voice],
        most_preferred: true,
      },
    ],
  });
  vi.mocked(listExtraServices).mockResolvedValue({
    services: [{ code: "sms", name: name("Toplu SMS", "Text messages"), description: "" }],
  });
  vi.mocked(listIntegrations).mockResolvedValue({
    integrations: [
      { type: "own-software", name: name("Kendi yazılımım", "My own software"), description: "" },
    ],
  });
}

const inbox = { ...base, name: "Shared inbox" };
const instagram = { ...feature, id: 7, name: "Instagram", capability: "instagram" as const };
const shopping = { ...feature, id: 6, name: "Store", optional: true, capability: "storefront" as const };
const voice = { ...feature, id: 4, name: "Voice calls", optional: true };

/** Two packages, of which the first is recommended. */
export const packages = [
  {
    ...offer,
    id: 1,
    name: "All features",
    features: [inbox, instagram, shopping, voice],
    most_preferred: true,
  },
  { ...offer, id: 2, name: "Instagram only", features: [inbox, instagram] },
];

/** Mocks the backend of an onboarding after sign-up only, as the visit starts. */
export function startVisit() {
  clearVisitMemory();
  vi.mocked(navigate).mockClear();
  vi.mocked(getInformation).mockReset().mockResolvedValue(nothingKnown);
  offerLists("tr");
}
