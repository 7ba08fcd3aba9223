import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { OnboardingApp } from "@/features/onboarding/onboarding-app";
import { loadScreens } from "@/templates/load-screens";
import { locales } from "@/config/languages";
import { initialState } from "@/state/initial-state";
import { renderPage } from "../../helpers/render-page";
import { onboardingFacts } from "../../helpers/onboarding-facts";

const Broken = () => {
  throw new Error("broken on purpose");
};

it.each(locales)("keeps the pager and the input when a screen fails to render (%s)", (locale) => {
  const reports = vi.mocked(console.error).mockImplementation(() => undefined);
  const drafts = { ...initialState.drafts, signUp: { ...initialState.drafts.signUp, name: "Ayşe Yılmaz" } };
  window.localStorage.setItem("vuex", JSON.stringify({ ...initialState, drafts }));
  const location = { pathname: "/onboarding/customer-information/", search: "" };
  const { t } = renderPage(
    <OnboardingApp
      loadScreens={loadScreens}
      location={location}
      facts={onboardingFacts}
      signUp={<Broken />}
    />,
    {
      locale,
      path: "/onboarding/customer-information/",
    },
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(t("onboarding:failed.title"));
  expect(screen.getByRole("button", { name: t("onboarding:failed.reload") })).toBeVisible();
  expect(screen.getByText(t("onboarding:stages.customer-information"))).toBeInTheDocument();
  expect(window.localStorage.getItem("vuex")).toContain("Ayşe Yılmaz");
  expect(reports).toHaveBeenCalled();
});

it("reports kept and pending data while offline, until the network is back", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const location = { pathname: "/onboarding/customer-information/", search: "" };
  const { t } = renderPage(
    <OnboardingApp
      loadScreens={loadScreens}
      location={location}
      facts={onboardingFacts}
      signUp={<p>Form</p>}
    />,
    {
      path: "/onboarding/customer-information/",
    },
  );
  expect(screen.getByText(t("onboarding:offline"))).toBeVisible();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(t("onboarding:offline"))).toBeNull());
});
