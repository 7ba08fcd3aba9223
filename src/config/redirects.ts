import formerAddresses from "../../data/redirects.json";

/**
 * Redirect from a published address to its replacement. Paths have no language prefix and apply below every
 * prefix; `to` may contain a query.
 */
export type Alias = { from: string; to: string };

const former: readonly Alias[] = formerAddresses;

/**
 * Former addresses of pages, without the trailing slash; excludes sections, because fragments are not sent to
 * hosts.
 */
const movedPages = former
  .filter(({ from }) => !from.includes("#"))
  .map(({ from, to }) => ({ from: from.replace(/\/$/, ""), to: to.replace(/#.*/, "") }));

/** Former addresses of sections, redirected by the page itself. */
export const movedSections = former.filter(({ from }) => from.includes("#"));

/**
 * Alternative spellings of the site's addresses, redirected with 301 (docs/product.md 2). The host redirects;
 * the not-found page does so for client-side navigations and offline.
 */
export const fixedAliases: readonly Alias[] = [
  { from: "/try", to: "/" },
  { from: "/main", to: "/" },
  { from: "/references", to: "/referances/" },
  { from: "/About", to: "/about/" },
  { from: "/Solutions", to: "/solutions/" },
  { from: "/Channels", to: "/channels/" },
  { from: "/Cookie", to: "/cookie/" },
  { from: "/Faq", to: "/faq/" },
  { from: "/UserAgreement", to: "/useragreement/" },
  { from: "/Gdpr", to: "/gdpr/" },
  { from: "/Pricing", to: "/pricing/" },
  { from: "/Press", to: "/press/" },
  { from: "/NotFound", to: "/404/" },
  { from: "/ServerError", to: "/500/" },
  { from: "/onBoarding", to: "/onboarding/" },
  { from: "/onboarding/OnboardingMain", to: "/onboarding/" },
  // The storefront wizard, at a named screen or at its current step.
  { from: "/onboarding/storeWizard", to: "/onboarding/select-store/?step=last" },
  { from: "/onboarding/wizard/WizardSteps", to: "/onboarding/select-store/?step=last" },
  { from: "/onboarding/wizard/Footer", to: "/onboarding/select-store/?step=last" },
  { from: "/onboarding/wizard/WizardForm", to: "/onboarding/select-store/?step=1" },
  { from: "/onboarding/wizard/GeneralInfo", to: "/onboarding/select-store/?step=2" },
  { from: "/onboarding/wizard/InfoSteps", to: "/onboarding/select-store/?step=3" },
];

/** All redirected page addresses, without a trailing slash. */
export const aliases: readonly Alias[] = [...fixedAliases, ...movedPages];

/** Folders that moved: every address below `from` is redirected to the same path below `to`. */
export const folderAliases: readonly Alias[] = [
  { from: "/onBoarding", to: "/onboarding" },
  { from: "/references", to: "/referances" },
];

/**
 * Returns the canonical path for an alias, without language prefix, or null if the path is not an alias.
 * @example resolveAlias("/Faq/") // "/faq/"
 */
export function resolveAlias(path: string): string | null {
  const bare = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const exact = aliases.find(({ from }) => from === bare);
  if (exact) return exact.to;
  const folder = folderAliases.find(({ from }) => bare.startsWith(`${from}/`));
  return folder ? `${folder.to}${bare.slice(folder.from.length)}/` : null;
}
