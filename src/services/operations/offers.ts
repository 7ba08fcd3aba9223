import { extraServiceList, integrationList, packageList } from "@/services/answers/offers";
import { onboardingCall, onboardingRead } from "@/services/rest-call";

export const listPackages = onboardingRead("list-packages", "packages", packageList);

export const listExtraServices = onboardingRead("list-extra-services", "extra-services", extraServiceList);

/** Lists the e-commerce sites that can be connected. */
export const listIntegrations = onboardingRead("list-integrations", "integrations", integrationList);

export const selectPackage = onboardingCall("select-package", "select-package", { kind: "write" });

/** Selects the e-commerce site to connect, or "none". */
export const selectIntegration = onboardingCall("select-integration", "select-integration", {
  kind: "write",
});
