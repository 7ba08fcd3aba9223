import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { locales } from "@/config/languages";
import { initialState } from "@/state/initial-state";
import { Onboarding } from "../../helpers/onboarding";
import { renderPage } from "../../helpers/render-page";
import { storedState, storeState } from "../../helpers/stored-onboarding";

const path = "/onboarding/customer-information/";

const Broken = () => {
  throw new Error("broken on purpose");
};

it.each(locales)("the pager and the input remain when a screen fails to render (%s)", (locale) => {
  const reports = vi.mocked(console.error).mockImplementation(() => undefined);
  const drafts = { ...initialState.drafts, signUp: { ...initialState.drafts.signUp, name: "Ayşe Yılmaz" } };
  storeState({ drafts });
  const { t } = renderPage(<Onboarding address={path} signUp={<Broken />} />, { locale, path });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(t("onboarding:failed.title"));
  expect(screen.getByRole("button", { name: t("onboarding:failed.reload") })).toBeVisible();
  expect(screen.getByText(t("onboarding:stages.customer-information"))).toBeInTheDocument();
  expect(storedState().drafts).toEqual(drafts);
  expect(reports).toHaveBeenCalled();
});

it("a notice while offline reports which data is saved and which is pending", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { t } = renderPage(<Onboarding address={path} />, { path });
  expect(screen.getByText(t("onboarding:offline"))).toBeVisible();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(screen.queryByText(t("onboarding:offline"))).toBeNull());
});
