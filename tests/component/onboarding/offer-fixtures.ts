import { vi } from "vitest";
import type { getInformation } from "@/services/operations/onboarding";
import { listExtraServices, listIntegrations, listPackages } from "@/services/operations/offers";
import { nothingChosen } from "../../helpers/nothing-chosen";

const price = { amount: 25, currency: "USD", interval: "month" as const };
const feature = (id: number, name: string, optional: boolean) => ({
  id,
  name,
  included: true,
  optional,
  base: id === 1,
  capability: null,
});

/** Backend state of an onboarding after sign-up only. */
export const nothingKnown: Awaited<ReturnType<typeof getInformation>> = {
  customer: { name: "Ada", email: "ada@example.com" },
  ...nothingChosen,
};

/** Mocks the lists of offers in a language; the operations have to be mocked. */
export function offerLists(language: "tr" | "en") {
  const name = (tr: string, en: string) => (language === "tr" ? tr : en);
  vi.mocked(listPackages).mockResolvedValue({
    packages: [
      {
        id: 1,
        name: name("Bütün özellikler", "Every feature"),
        description: "",
        features: [feature(1, "Instagram", false), feature(5, name("Sesli arama", "Voice calls"), true)],
        price,
        most_preferred: true,
        coming_soon: false,
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
