import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearVisitMemory } from "@/state/memory-store";
import { CallError } from "@/services/errors";
import { editStore, getStoreEdit } from "@/services/operations/store";
import { getInformation } from "@/services/operations/onboarding";
import { initialState } from "@/state/initial-state";
import { storageKey } from "@/state/use-onboarding-state";
import { onboardingStrings, stringsOf } from "../../helpers/strings-of";
import { credentials } from "../../helpers/stored-onboarding";
import { addressed, openWizard, storedWizard } from "./open-wizard";

vi.mock("@/services/operations/store");
vi.mock("@/services/operations/onboarding");

const path = "/onboarding/select-store/?step=1";
const empty = { ...initialState.setupWizard.wizard.form, taxnumber: "" };
const filled = {
  ...empty,
  company: "Papatya Butik",
  owner: "Ada Yılmaz",
  address: "Çiçek Sokak 1",
  country: "Türkiye",
  city: "İstanbul",
  mail: "ada@example.com",
  phone: "+905551234567",
};

beforeEach(() => {
  clearVisitMemory();
  vi.mocked(getInformation).mockReturnValue(new Promise(() => undefined));
  vi.mocked(getStoreEdit).mockReset().mockResolvedValue(empty);
  vi.mocked(editStore).mockReset().mockResolvedValue({ accepted: true });
});

/** Opens the form with the saved data. */
async function openFilled() {
  vi.mocked(getStoreEdit).mockResolvedValue(filled);
  const view = openWizard(path, addressed);
  await waitFor(() => expect(view.field("company")).toHaveValue("Papatya Butik"));
  return view;
}

describe("company form of the wizard", () => {
  it("the company form is prefilled from the sign-up", async () => {
    const { signUp } = initialState.drafts;
    const phone_number = { ...signUp.phone_number, national: "0555 123 45 67 dahili 3" };
    const drafts = {
      ...initialState.drafts,
      signUp: { ...signUp, name: "Ada", email: "ada@example.com", phone_number },
    };
    const { field, text } = openWizard(path, { ...addressed, drafts });
    await screen.findByRole("form", { name: text("steps.company") });
    expect(field("owner")).toHaveValue("Ada");
    expect(field("mail")).toHaveValue("ada@example.com");
    expect(field("phone")).toHaveValue("5551234567 dahili 3");
    expect(field("country")).toHaveValue("Türkiye");
  });

  it("the company form sends all fields once and advances by one step", async () => {
    const { user, field, button, heading, address } = await openFilled();
    await user.type(field("taxnumber"), "1234567890");
    await user.clear(field("mobile_phone"));
    await user.type(field("mobile_phone"), "0532 123 45 67");
    await user.dblClick(button("wizard.save"));
    expect(await heading("general")).toHaveFocus();
    expect(editStore).toHaveBeenCalledTimes(1);
    expect(vi.mocked(editStore).mock.calls[0]?.slice(0, 2)).toEqual([
      credentials,
      { ...filled, taxnumber: "1234567890", mobile_phone: "+905321234567" },
    ]);
    expect(address()).toContain("step=2");
    expect(storedWizard()).toMatchObject({ currentStep: 2, reachedStep: 2, doneSteps: [1] });
    expect(localStorage.getItem(storageKey)).not.toContain("1234567890");
  });

  it("the tax number is kept in memory but never stored", async () => {
    const { user, field, button } = await openFilled();
    await user.type(field("taxnumber"), "10000000146");
    await user.tab();
    await waitFor(() => expect(storedWizard().form.company).toBe("Papatya Butik"));
    expect(localStorage.getItem(storageKey)).not.toContain("10000000146");
    await user.click(button("wizard.close"));
    await user.click(button("overview.start"));
    await waitFor(() => expect(field("taxnumber")).toHaveValue("10000000146"));
  });

  it.each([
    ["phone", "0212 555 12 34 dahili 12", "2125551234 dahili 12", "+902125551234"],
    ["mobile_phone", "0532 123 45 67, 0532 765 43 21", "5321234567 , 0532 765 43 21", "+905321234567"],
    ["fax", "0212 555 12 3", "212555123", undefined],
  ])("the draft contains the whole %s %j", async (name, typed, kept, sent) => {
    const { user, field, button, heading } = await openFilled();
    await user.clear(field(name));
    await user.click(field(name));
    await user.paste(typed);
    await user.tab();
    await waitFor(() => expect(JSON.stringify(storedWizard().form)).toContain(kept));
    await user.click(button("wizard.close"));
    await user.click(button("overview.start"));
    await waitFor(() => expect(field(name)).toHaveValue(kept));
    if (!sent) return;
    await user.click(button("wizard.save"));
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sent)));
    await user.click(button("wizard.save"));
    await heading("general");
    expect(vi.mocked(editStore).mock.calls[0]?.[1]).toMatchObject({ [name]: sent });
  });

  it.each([
    ["taxnumber", "1234567891", "tax-number"],
    ["taxnumber", "10000000147", "tax-number"],
    ["mobile_phone", "12", "phone"],
    ["mail", "ada@", "email"],
    ["company", "x".repeat(201), "too-long"],
  ])("the field %s with the value %s has the error %s", async (name, value, key) => {
    const { user, field, button } = await openFilled();
    await user.clear(field(name));
    await user.type(field(name), value);
    await user.click(button("wizard.save"));
    expect(field(name)).toHaveAccessibleDescription(
      expect.stringContaining(stringsOf("tr", "forms")(`errors.${key}`)),
    );
    expect(editStore).not.toHaveBeenCalled();
  });

  it("the company form is usable if the saved data cannot be loaded, and can retry loading", async () => {
    vi.mocked(getStoreEdit).mockRejectedValueOnce(new CallError("server", { status: 500 }));
    const { user, field, text } = openWizard(path, addressed);
    expect(await screen.findByText(text("company.load-failed"))).toBeVisible();
    await user.type(field("town"), "Kadıköy");
    vi.mocked(getStoreEdit).mockResolvedValue(filled);
    await user.click(
      screen.getByRole("button", {
        name: onboardingStrings("tr")("remote.retry"),
      }),
    );
    await waitFor(() => expect(screen.queryByText(text("company.load-failed"))).toBeNull());
    await waitFor(() => expect(field("town")).toHaveValue("Kadıköy"));
  });

  it("the backend's errors appear next to the fields concerned, and the input is kept", async () => {
    const fields = [{ field: "zip_code", message: "Böyle bir posta kodu yok" }];
    vi.mocked(editStore).mockRejectedValueOnce(
      new CallError("unprocessable", { status: 422, serverMessage: "Olmadı", fields }),
    );
    const { user, field, button, heading } = await openFilled();
    await user.type(field("zip_code"), "99999");
    await user.click(button("wizard.save"));
    await waitFor(() =>
      expect(field("zip_code")).toHaveAccessibleDescription(
        expect.stringContaining("Böyle bir posta kodu yok"),
      ),
    );
    expect(field("company")).toHaveValue("Papatya Butik");
    await user.click(button("wizard.save"));
    await heading("general");
    const keys = vi.mocked(editStore).mock.calls.map(([, , options]) => options?.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });
});
