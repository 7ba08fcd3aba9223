import { screen, waitFor } from "@testing-library/react";
import { navigate } from "gatsby";
import { beforeAll, expect, it, vi } from "vitest";
import { getInformation } from "@/services/operations/onboarding";
import { listPackages, selectPackage } from "@/services/operations/offers";
import { loadAllScreens } from "../../helpers/load-all-screens";
import { nothingKnown } from "./offer-fixtures";
import { open, packages, signedUp, stored } from "./onboarding-visit";

vi.mock("@/services/operations/onboarding");
vi.mock("@/services/operations/offers");

beforeAll(loadAllScreens);

it.each([
  ["does not navigate a visitor who has left", "/", []],
  ["continues in the current language", "/en/onboarding/select-package/", [["/en/onboarding/setup/"]]],
])("keeps a choice confirmed late by the backend, and %s", async (_, pathname, targets) => {
  vi.mocked(getInformation).mockResolvedValue(nothingKnown);
  vi.mocked(listPackages).mockResolvedValue({ packages });
  vi.mocked(selectPackage).mockImplementation(() => {
    window.history.replaceState(null, "", pathname);
    return Promise.resolve({ accepted: true });
  });
  const { user, text } = open("/onboarding/select-package/", signedUp);
  const next = await screen.findByRole("button", { name: text("actions.continue") });
  vi.mocked(navigate).mockClear();
  await user.click(next);
  await waitFor(() => expect(stored().packages).toMatchObject({ id: 1 }));
  expect(vi.mocked(navigate).mock.calls).toEqual(targets);
});
