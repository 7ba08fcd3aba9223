import { extraServiceList, integrationList, packageList } from "@/services/answers/offers";
import type { Credentials, ReadOptions } from "@/services/contract-types";
import { onboardingCall } from "@/services/rest-call";

const packages = onboardingCall("list-packages", "packages", { kind: "read", answer: packageList });
const services = onboardingCall("list-extra-services", "extra-services", {
  kind: "read",
  answer: extraServiceList,
});
const integrations = onboardingCall("list-integrations", "integrations", {
  kind: "read",
  answer: integrationList,
});

/** Lists the packages on offer. */
export const listPackages = (own: Credentials, options: ReadOptions) => packages(own, {}, options);

/** Lists the services that can be added. */
export const listExtraServices = (own: Credentials, options: ReadOptions) => services(own, {}, options);

/** Lists the e-commerce sites that can be connected. */
export const listIntegrations = (own: Credentials, options: ReadOptions) => integrations(own, {}, options);

/** Chooses a package and its features. */
export const selectPackage = onboardingCall("select-package", "select-package", { kind: "write" });

/** Chooses the e-commerce site to connect, or "none". */
export const selectIntegration = onboardingCall("select-integration", "select-integration", {
  kind: "write",
});
