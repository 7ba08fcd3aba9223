import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { confirmationMemory } from "@/state/billing-memory";
import { clearVisitMemory } from "@/state/memory-store";
import { CallError } from "@/services/errors";
import { completeOnboarding, getInformation } from "@/services/operations/onboarding";
import { getStoreSetup } from "@/services/operations/store";
import { listExtraServices, listPackages, selectPackage } from "@/services/operations/offers";
import { alertStore } from "@/ui/alert-center";
import { nothingKnown, offerLists } from "./offer-fixtures";
import { openOnboarding, storedState, summarised } from "./open-onboarding";

vi.mock("@/services/operations/onboarding");
vi.mock("@/services/operations/store");
vi.mock("@/services/operations/offers");

beforeEach(() => {
  clearVisitMemory();
  vi.mocked(navigate).mockClear();
  vi.mocked(getInformation).mockResolvedValue(nothingKnown);
  vi.mocked(getStoreSetup).mockReturnValue(new Promise(() => undefined));
  vi.mocked(completeOnboarding).mockReset();
  offerLists("tr");
});

const row = (name: string) => {
  const found = screen.getByText(name, { selector: "dt" }).parentElement;
  if (!found) throw new Error(`no row ${name}`);
  return within(found);
};

describe("confirmation summary", () => {
  it("names every selection in the page's language, even after a language switch", async () => {
    const { text } = openOnboarding("/onboarding/confirmation/", summarised);
    expect(await screen.findByText("Bütün özellikler")).toBeVisible();
    const whole = row(text("confirmation.rows.package"));
    const feature = whole.getByText("Sesli arama");
    expect(feature).not.toBeVisible();
    feature.closest("details")!.open = true;
    expect(feature).toBeVisible();
    expect(row(text("confirmation.rows.services")).getByText("Toplu SMS")).toBeVisible();
    expect(row(text("confirmation.rows.integration")).getByText("Kendi yazılımım")).toBeVisible();
    expect(row(text("confirmation.rows.instagram")).getByText("@cicekevi")).toBeVisible();

    cleanup();
    offerLists("en");
    openOnboarding("/onboarding/confirmation/", null, "en");
    expect(await screen.findByText("Every feature")).toBeVisible();
    expect(screen.getByText("Text messages")).toBeVisible();
    expect(screen.getByText("My own software")).toBeVisible();
  });

  it("shows names loaded earlier in the visit immediately, without a layout shift", async () => {
    openOnboarding("/onboarding/confirmation/", summarised);
    await screen.findByText("Bütün özellikler");
    cleanup();
    openOnboarding("/onboarding/confirmation/", null);
    expect(screen.getByText("Bütün özellikler")).toBeVisible();
    expect(screen.queryByText("…")).not.toBeInTheDocument();
  });

  it.each(["tr", "en"] as const)(
    "neither shows nor sends an add-on that is no longer offered (%s)",
    async (locale) => {
      offerLists(locale);
      vi.mocked(completeOnboarding).mockRejectedValue(new CallError("unprocessable", { status: 422 }));
      const carried = { ...summarised, services: ["domain", "sms"] };
      const { user, text, button, unmount } = openOnboarding("/onboarding/confirmation/", carried, locale);
      const sms = locale === "tr" ? "Toplu SMS" : "Text messages";
      expect(await row(text("confirmation.rows.services")).findByText(sms)).toBeVisible();
      expect(screen.queryByText("domain")).toBeNull();
      await user.click(screen.getByRole("checkbox", { name: text("confirmation.agreement") }));
      await user.click(button("confirmation.action"));
      await waitFor(() => expect(completeOnboarding).toHaveBeenCalled());
      expect(vi.mocked(completeOnboarding).mock.calls[0]?.[1]).toEqual({ pdpa: true, services: ["sms"] });
      unmount();

      clearVisitMemory();
      vi.mocked(completeOnboarding).mockClear();
      vi.mocked(listExtraServices).mockResolvedValue({ services: [] });
      openOnboarding("/onboarding/confirmation/", { ...summarised, services: ["domain"] }, locale);
      const services = row(text("confirmation.rows.services"));
      expect(await services.findByText(text("confirmation.no-services"))).toBeVisible();
      await user.click(screen.getByRole("checkbox", { name: text("confirmation.agreement") }));
      await user.click(screen.getByRole("button", { name: text("confirmation.action") }));
      await waitFor(() => expect(completeOnboarding).toHaveBeenCalled());
      expect(vi.mocked(completeOnboarding).mock.calls[0]?.[1]).toEqual({ pdpa: true });
    },
  );

  it("links to postponed parts and changes, each with a return to the summary", async () => {
    const { text } = openOnboarding("/onboarding/confirmation/", summarised);
    await screen.findByText("Bütün özellikler");
    const link = (action: string, part: string) =>
      screen.getByRole("link", { name: `${text(action)}: ${text(`confirmation.rows.${part}`)}` });
    const back = "back=confirmation";
    expect(link("confirmation.do-now", "whatsapp-number")).toHaveAttribute(
      "href",
      `/onboarding/setup/?part=whatsapp-number&${back}`,
    );
    expect(link("actions.change", "instagram")).toHaveAttribute(
      "href",
      `/onboarding/select-ig-account/?${back}`,
    );
    expect(link("actions.change", "services")).toHaveAttribute("href", `/onboarding/select-service/?${back}`);
  });

  it("the onboarding can be confirmed even if the names cannot be loaded", async () => {
    vi.mocked(listPackages).mockRejectedValue(new CallError("server", { status: 500 }));
    const { text, button } = openOnboarding("/onboarding/confirmation/", summarised);
    expect(await screen.findByText(text("confirmation.names-failed"))).toBeVisible();
    expect(screen.getByText(text("confirmation.chosen-package"))).toBeVisible();
    expect(button("confirmation.action")).toBeEnabled();
  });

  it("returns to the summary after a change instead of the next screen", async () => {
    vi.mocked(selectPackage).mockResolvedValue({ accepted: true });
    const { user, text } = openOnboarding("/onboarding/select-package/?back=confirmation", summarised);
    expect(screen.getByRole("link", { name: text("actions.to-summary") })).toHaveAttribute(
      "href",
      "/onboarding/confirmation/",
    );
    await user.click(await screen.findByRole("button", { name: text("actions.continue") }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith("/onboarding/confirmation/"));
  });
});

describe("billing form", () => {
  const fill = async () => {
    const page = openOnboarding("/onboarding/confirmation/", summarised);
    const { user, text } = page;
    await user.click(screen.getByText(text("billing.title")));
    await user.click(screen.getByRole("radio", { name: text("billing.kinds.company") }));
    await user.type(screen.getByRole("textbox", { name: text("billing.company") }), "Papatya A.Ş.");
    return page;
  };

  it("the billing form is collapsed and optional", () => {
    const { text } = openOnboarding("/onboarding/confirmation/", summarised);
    expect(screen.getByText(text("billing.title")).closest("details")).not.toHaveAttribute("open");
  });

  it("expands on an invalid number, shows the error and stops the submit", async () => {
    const { user, text, button } = await fill();
    await user.type(screen.getByRole("textbox", { name: text("billing.tax-office") }), "Kadıköy");
    const number = screen.getByRole("textbox", { name: text("billing.tax-number") });
    await user.type(number, "1234567891");
    await user.click(screen.getByRole("checkbox", { name: text("confirmation.agreement") }));
    await user.click(button("confirmation.action"));
    expect(number).toHaveAccessibleDescription(expect.stringContaining(text("billing.tax-invalid")));
    expect(alertStore.read()).toMatchObject({ type: "error", message: text("billing.invalid") });
    expect(completeOnboarding).not.toHaveBeenCalled();
  });

  it("keeps the number in memory on a language switch, and requires it again after a reload", async () => {
    const { user, text } = await fill();
    await user.type(screen.getByRole("textbox", { name: text("billing.tax-number") }), "1234567890");
    await user.click(screen.getByRole("checkbox", { name: text("confirmation.agreement") }));
    await user.tab();
    await waitFor(() => expect(storedState().drafts.billing).toMatchObject({ hasNumber: true }));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("1234567890");

    cleanup();
    const english = openOnboarding("/onboarding/confirmation/", null, "en");
    expect(screen.getByRole("textbox", { name: english.text("billing.tax-number") })).toHaveValue(
      "1234567890",
    );
    expect(screen.getByRole("checkbox", { name: english.text("confirmation.agreement") })).toBeChecked();
    expect(screen.queryByText(english.text("billing.asked-again"))).toBeNull();

    cleanup();
    clearVisitMemory();
    openOnboarding("/onboarding/confirmation/", null);
    expect(screen.getByRole("textbox", { name: text("billing.company") })).toHaveValue("Papatya A.Ş.");
    expect(screen.getByRole("textbox", { name: text("billing.tax-number") })).toHaveValue("");
    expect(screen.getByRole("checkbox", { name: text("confirmation.agreement") })).toBeChecked();
    expect(screen.getByText(text("billing.asked-again"))).toBeVisible();
  });

  it("sends the billing details with the confirmation and the extra services", async () => {
    confirmationMemory.write({ taxNumber: "1234567890" });
    vi.mocked(completeOnboarding).mockResolvedValue({
      configurate_services: { domain: "a.kanalya-store.example", items: [] },
    });
    const { user, text, button } = await fill();
    await user.type(screen.getByRole("textbox", { name: text("billing.tax-office") }), "Kadıköy");
    await user.click(screen.getByRole("checkbox", { name: text("confirmation.agreement") }));
    await user.click(button("confirmation.action"));
    await waitFor(() => expect(completeOnboarding).toHaveBeenCalled());
    expect(vi.mocked(completeOnboarding).mock.calls[0]?.[1]).toEqual({
      pdpa: true,
      services: ["sms"],
      billing: { kind: "company", company: "Papatya A.Ş.", taxoffice: "Kadıköy", taxnumber: "1234567890" },
    });
    expect(vi.mocked(completeOnboarding).mock.calls[0]?.[2]).toMatchObject({ locale: "tr" });
  });
});
