import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { navigate } from "gatsby";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Locale } from "@/config/languages";
import { confirmationMemory } from "@/state/billing-memory";
import { clearVisitMemory } from "@/state/memory-store";
import { CallError } from "@/services/errors";
import { completeOnboarding } from "@/services/operations/onboarding";
import { listPackages, selectPackage } from "@/services/operations/offers";
import { getStoreSetup } from "@/services/operations/store";
import { alertStore } from "@/ui/alert-center";
import { storedState } from "../../helpers/stored-onboarding";
import { offerLists, startVisit } from "./offer-fixtures";
import { openOnboarding, summarised } from "./open-onboarding";

vi.mock("@/services/operations/onboarding");
vi.mock("@/services/operations/store");
vi.mock("@/services/operations/offers");

const path = "/onboarding/confirmation/";
const open = (state: typeof summarised | null = summarised, locale: Locale = "tr") => {
  const page = openOnboarding(path, state, locale);
  const { user, text, button } = page;
  const agreement = () => screen.getByRole("checkbox", { name: text("confirmation.agreement") });
  const confirm = async () => {
    await user.click(agreement());
    await user.click(button("confirmation.action"));
  };
  return { ...page, agreement, confirm };
};

beforeEach(() => {
  startVisit();
  vi.mocked(getStoreSetup).mockReturnValue(new Promise(() => undefined));
  vi.mocked(completeOnboarding).mockReset();
});

const row = (name: string) => {
  const found = screen.getByText(name, { selector: "dt" }).parentElement;
  if (!found) throw new Error(`no row ${name}`);
  return within(found);
};

describe("summary on the confirmation screen", () => {
  it("the summary names every selection in the page's language, even after a language switch", async () => {
    const { text } = open();
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
    open(null, "en");
    expect(await screen.findByText("Every feature")).toBeVisible();
    expect(screen.getByText("Text messages")).toBeVisible();
    expect(screen.getByText("My own software")).toBeVisible();
  });

  it("the summary immediately shows names of offers loaded earlier in the visit, without a layout shift", async () => {
    open();
    await screen.findByText("Bütün özellikler");
    cleanup();
    open(null);
    expect(screen.getByText("Bütün özellikler")).toBeVisible();
    expect(screen.queryByText("…")).not.toBeInTheDocument();
  });

  it.each([
    ["domain, sms", "sms", ["sms"]],
    ["domain", "none", undefined],
  ])("from the add-ons %s, those still offered are shown and sent: %s", async (chosen, _, services) => {
    vi.mocked(completeOnboarding).mockRejectedValue(new CallError("unprocessable", { status: 422 }));
    const { text, confirm } = open({ ...summarised, services: chosen.split(", ") });
    const shown = services ? "Toplu SMS" : text("confirmation.no-services");
    expect(await row(text("confirmation.rows.services")).findByText(shown)).toBeVisible();
    expect(screen.queryByText("domain")).toBeNull();
    await confirm();
    await waitFor(() => expect(completeOnboarding).toHaveBeenCalled());
    expect(vi.mocked(completeOnboarding).mock.calls[0]?.[1]).toEqual({ pdpa: true, services });
  });

  it("links from the summary to postponed parts and existing choices specify the return screen", async () => {
    const { text } = open();
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

  it("the onboarding can be confirmed even if the names of the selected offers cannot be loaded", async () => {
    vi.mocked(listPackages).mockRejectedValue(new CallError("server", { status: 500 }));
    const { text, button } = open();
    expect(await screen.findByText(text("confirmation.names-failed"))).toBeVisible();
    expect(screen.getByText(text("confirmation.chosen-package"))).toBeVisible();
    expect(button("confirmation.action")).toBeEnabled();
  });

  it("changing a selection from the summary returns to the summary instead of opening the next screen", async () => {
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

describe("billing form on the confirmation screen", () => {
  const fill = async () => {
    const page = open();
    const { user, text } = page;
    await user.click(screen.getByText(text("billing.title")));
    await user.click(screen.getByRole("radio", { name: text("billing.kinds.company") }));
    await user.type(screen.getByRole("textbox", { name: text("billing.company") }), "Papatya A.Ş.");
    return page;
  };

  it("the billing form is collapsed and optional", () => {
    const { text } = open();
    expect(screen.getByText(text("billing.title")).closest("details")).not.toHaveAttribute("open");
  });

  it("the billing form expands on an invalid tax number, shows the error and prevents submission", async () => {
    const { user, text, confirm } = await fill();
    await user.type(screen.getByRole("textbox", { name: text("billing.tax-office") }), "Kadıköy");
    const number = screen.getByRole("textbox", { name: text("billing.tax-number") });
    await user.type(number, "1234567891");
    await confirm();
    expect(number).toHaveAccessibleDescription(expect.stringContaining(text("billing.tax-invalid")));
    expect(alertStore.read()).toMatchObject({ type: "error", message: text("billing.invalid") });
    expect(completeOnboarding).not.toHaveBeenCalled();
  });

  it("the tax number is kept in memory on a language switch, but required again after a reload", async () => {
    const { user, text, agreement } = await fill();
    await user.type(screen.getByRole("textbox", { name: text("billing.tax-number") }), "1234567890");
    await user.click(agreement());
    await user.tab();
    await waitFor(() => expect(storedState().drafts.billing).toMatchObject({ hasNumber: true }));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("1234567890");

    cleanup();
    const english = open(null, "en");
    expect(screen.getByRole("textbox", { name: english.text("billing.tax-number") })).toHaveValue(
      "1234567890",
    );
    expect(english.agreement()).toBeChecked();
    expect(screen.queryByText(english.text("billing.asked-again"))).toBeNull();

    cleanup();
    clearVisitMemory();
    open(null);
    expect(screen.getByRole("textbox", { name: text("billing.company") })).toHaveValue("Papatya A.Ş.");
    expect(screen.getByRole("textbox", { name: text("billing.tax-number") })).toHaveValue("");
    expect(agreement()).toBeChecked();
    expect(screen.getByText(text("billing.asked-again"))).toBeVisible();
  });

  it("the confirmation sends the billing details and the extra services", async () => {
    confirmationMemory.write({ taxNumber: "1234567890" });
    vi.mocked(completeOnboarding).mockResolvedValue({
      configurate_services: { domain: "a.kanalya-store.example", items: [] },
    });
    const { user, text, confirm } = await fill();
    await user.type(screen.getByRole("textbox", { name: text("billing.tax-office") }), "Kadıköy");
    await confirm();
    await waitFor(() => expect(completeOnboarding).toHaveBeenCalled());
    expect(vi.mocked(completeOnboarding).mock.calls[0]?.[1]).toEqual({
      pdpa: true,
      services: ["sms"],
      billing: { kind: "company", company: "Papatya A.Ş.", taxoffice: "Kadıköy", taxnumber: "1234567890" },
    });
    expect(vi.mocked(completeOnboarding).mock.calls[0]?.[2]).toMatchObject({ locale: "tr" });
  });
});
