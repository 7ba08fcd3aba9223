import { useEffect, useState, type ComponentProps, type ComponentType } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Button } from "@/ui/button";
import { OnboardingSkeleton } from "./onboarding-skeleton";
import { Notice } from "@/async/remote-content";
import type { SignedUpProps } from "./signed-up";

/** Everything behind the sign-up, as the page puts it together. */
type Screens = ComponentType<Omit<SignedUpProps, "Storefront">>;

let loaded: Screens | null = null;

/** Fetches the screens, the client for the calls included, once for the whole visit. */
export type LoadScreens = () => Promise<void>;

/** Fetches the screens once; after a failure they are fetched again when they are needed. */
export const screensLoader =
  (fetchScreens: () => Promise<Screens>): LoadScreens =>
  async () => {
    loaded ??= await fetchScreens();
  };

type LazyScreensProps = ComponentProps<Screens> & { loadScreens: LoadScreens };

/** The screens behind the sign-up, from their own chunk; a message and a button to reload when it cannot be fetched. */
export function LazyScreens({ loadScreens, ...props }: LazyScreensProps) {
  const { t } = useTranslation("onboarding");
  const [part, setPart] = useState<{ Component: Screens } | "failed" | null>(loaded && { Component: loaded });

  useEffect(() => {
    if (loaded) return;
    let isCurrent = true;
    loadScreens().then(
      () => isCurrent && setPart(loaded && { Component: loaded }),
      () => isCurrent && setPart("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [loadScreens]);

  if (part === "failed") {
    return (
      <div role="alert">
        <Notice tone="danger" message={t("load-failed")}>
          <Button onClick={() => window.location.reload()}>{t("reload")}</Button>
        </Notice>
      </div>
    );
  }
  return part ? <part.Component {...props} /> : <OnboardingSkeleton />;
}
