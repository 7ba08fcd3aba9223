import { render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { CarriedOverChoices } from "@/features/onboarding/carried-over-choices";
import { initialState } from "@/state/initial-state";
import { onboardingFacts } from "../../helpers/onboarding-facts";
import { storageKey } from "@/state/use-onboarding-state";
import { inPage, renderPage } from "../../helpers/render-page";
import { storedState, storeState } from "../../helpers/stored-onboarding";

const offers = [
  { id: "all", name: "Tüm özellikler", packageId: 1 },
  { id: "instagram", name: "Yalnızca Instagram", packageId: 2 },
  { id: "domain", name: "Alan adı", packageId: null },
];
const show = (search: string) =>
  renderPage(<CarriedOverChoices facts={onboardingFacts} offers={offers} />, {
    path: `/onboarding/customer-information/${search}`,
  });

it("the package whose button led to the onboarding is preselected and named", async () => {
  show("?package=2");
  expect(await screen.findByText("Yalnızca Instagram")).toBeVisible();
  expect(storedState().drafts.packages).toEqual({ id: 2, featureIds: [], parts: [] });
});

it("a package selected in the onboarding is kept when the visitor goes back to a URL with ?package=2", async () => {
  const { unmount } = show("?package=2");
  await waitFor(() => expect(storedState().drafts.packages).toMatchObject({ id: 2 }));
  unmount();
  const packages = { id: 1, featureIds: [], parts: [] };
  storeState({ drafts: { ...initialState.drafts, packages } });
  render(inPage(<CarriedOverChoices facts={onboardingFacts} offers={offers} />));
  expect(await screen.findByText("Tüm özellikler")).toBeVisible();
  expect(storedState().drafts.packages).toEqual(packages);
});

it.each(["", "?package=", "?package=null", "?package=9", "?package=2%22%3E"])(
  "preselects no package for an address without a valid one (%j)",
  async (search) => {
    show(search);
    await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
    expect(localStorage.getItem(storageKey)).toBeNull();
  },
);

it("a package that was already submitted is kept", async () => {
  const packages = { id: 1, featureIds: [1], parts: [] };
  storeState({ packages });
  show("?package=2");
  await waitFor(() => expect(storedState()).toMatchObject({ packages, drafts: { packages: null } }));
});
