import { useEffect, useState, type ComponentProps } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { Button } from "@/ui/button";
import { OnboardingSkeleton } from "./onboarding-skeleton";
import { Notice } from "./remote-content";
import type SignedUpComponent from "./signed-up";

type SignedUp = typeof SignedUpComponent;

let loaded: SignedUp | null = null;

/** Fetches everything behind the sign-up, the client for the calls included, once for the whole visit. */
export async function loadScreens(): Promise<void> {
  loaded = (await import(/* webpackChunkName: "onboarding-screens" */ "./signed-up")).default;
}

/** Everything behind the sign-up, out of its own chunk; a word and a button where that chunk cannot be had. */
export function LazyScreens(props: ComponentProps<SignedUp>) {
  const { t } = useTranslation("onboarding");
  const [part, setPart] = useState<{ Component: SignedUp } | "failed" | null>(
    loaded && { Component: loaded },
  );

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
  }, []);

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
