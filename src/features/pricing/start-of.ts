import { packageParameter } from "@/config/package-parameter";

type StartingCard = {
  readonly packageId: number | null;
  readonly cta: { readonly href: string } | null;
};

/** Where a plan's button leads; into the onboarding with the plan's package in the address, so that it is marked there. */
export function startOf({ packageId, cta }: StartingCard): string {
  const href = cta?.href ?? "";
  return packageId !== null && href.startsWith("/onboarding/")
    ? `${href}?${packageParameter}=${packageId}`
    : href;
}
