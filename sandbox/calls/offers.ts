import offers from "../fixtures/offers.json";
import { extraServicesIn } from "../price-list";
import { Refusal, wordsIn } from "../messages";
import { update, type OnboardingHandler } from "./call";

/** Value for "no integration"; the customer is then contacted by a representative. */
const noIntegration = "none";

export const listExtraServices: OnboardingHandler<"list-extra-services"> = ({ locale }) => ({
  services: extraServicesIn(locale),
});

export const listIntegrations: OnboardingHandler<"list-integrations"> = ({ locale }) => ({
  integrations: offers.integrations.map(({ type, name, description }) => ({
    type,
    name: wordsIn(name, locale),
    description: wordsIn(description, locale),
  })),
});

export const selectIntegration: OnboardingHandler<"select-integration"> = (call) => {
  const { integration_type } = call.body;
  const isKnown =
    integration_type === noIntegration || offers.integrations.some(({ type }) => type === integration_type);
  if (!isKnown) throw new Refusal(422, "unknown_integration", { field: "integration_type" });
  update(call, { integrationType: integration_type });
  return { integration_type };
};
