import { screen, waitFor } from "@testing-library/react";
import { navigate } from "gatsby";
import { beforeEach, expect, it, vi } from "vitest";
import { selectPackage } from "@/services/operations/offers";
import { signedUp, storedState } from "../../helpers/stored-onboarding";
import { startVisit } from "./offer-fixtures";
import { openOnboarding } from "./open-onboarding";

vi.mock("@/services/operations/onboarding");
vi.mock("@/services/operations/offers");

beforeEach(startVisit);

it.each([
  ["does not navigate a visitor who has left", "/", []],
  ["continues in the current language", "/en/onboarding/select-package/", [["/en/onboarding/setup/"]]],
])("a choice confirmed late by the backend is kept, and %s", async (_, pathname, targets) => {
  vi.mocked(selectPackage).mockImplementation(() => {
    window.history.replaceState(null, "", pathname);
    return Promise.resolve({ accepted: true });
  });
  const { user, text } = openOnboarding("/onboarding/select-package/", signedUp);
  const next = await screen.findByRole("button", { name: text("actions.continue") });
  await user.click(next);
  await waitFor(() => expect(storedState().packages).toMatchObject({ id: 1 }));
  expect(vi.mocked(navigate).mock.calls).toEqual(targets);
});
