import siteFacts from "../../../data/site.json";
import { screen, waitFor, within as inside } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearVisitMemory } from "@/state/memory-store";
import { getInformation } from "@/services/operations/onboarding";
import { getStoreEdit, setUpStore } from "@/services/operations/store";
import { storefrontSteps } from "@/state/storefront-steps";
import { addressed, openWizard, storedWizard, within } from "./open-wizard";

vi.mock("@/services/operations/onboarding");
vi.mock("@/services/operations/store");

const screenPath = "/onboarding/select-store/";

beforeEach(() => {
  clearVisitMemory();
  vi.mocked(getInformation).mockReturnValue(new Promise(() => undefined));
  vi.mocked(getStoreEdit).mockReturnValue(new Promise(() => undefined));
});

describe("form for the shop's address", () => {
  const withoutAddress = { ...addressed, setupWizard: undefined };

  it("the address form precedes the wizard, which opens once the address is reserved", async () => {
    vi.mocked(setUpStore).mockResolvedValue({ accepted: true });
    const { user, field, heading, address } = openWizard(`${screenPath}?step=3`, withoutAddress);
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.type(field("email"), "ada@example.com");
    await user.type(field("sub_domain"), "papatya");
    await user.click(screen.getByRole("button", { name: /ayır/ }));
    await heading("company");
    expect(address()).toBe(`${screenPath}?step=1`);
  });

  it("the address is validated during typing from the second character on, with a suggested correction", async () => {
    const { user, field, text } = openWizard(screenPath, withoutAddress);
    await user.type(field("sub_domain"), "Ş");
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(screen.queryByText(/küçük harf \(a-z\)/)).toBeNull();
    await user.type(field("sub_domain"), "ık_Butik");
    await user.click(
      await screen.findByRole("button", { name: text("address.suggestion", { label: "sik-butik" }) }),
    );
    expect(field("sub_domain")).toHaveValue("sik-butik");
    expect(
      await screen.findByText(text("address.available", { address: `sik-butik.${siteFacts.storeDomain}` })),
    ).toBeVisible();
  });

  it.each(["", "https://", "http://www."])(
    "the subdomain is extracted from a pasted address (%s…)",
    async (scheme) => {
      const { user, field, text } = openWizard(screenPath, withoutAddress);
      await user.click(field("sub_domain"));
      await user.paste(`${scheme}papatya.${siteFacts.storeDomain}/`);
      await user.click(
        await screen.findByRole("button", { name: text("address.suggestion", { label: "papatya" }) }),
      );
      expect(field("sub_domain")).toHaveValue("papatya");
    },
  );

  it("a reserved name is rejected with an explanation", async () => {
    const { user, field } = openWizard(screenPath, withoutAddress);
    await user.type(field("sub_domain"), "admin");
    expect(await screen.findByText("Bu adı kendimize ayırdık, başka bir ad seçin")).toBeVisible();
  });
});

describe("dialog of the storefront wizard", () => {
  it.each(["tr", "en"] as const)("the wizard has 16 numbered steps in four groups (%s)", async (locale) => {
    const { text, heading } = openWizard(`${screenPath}?step=1`, addressed, locale);
    expect(await heading("company")).toHaveFocus();
    const list = screen.getByRole("navigation", { name: text("wizard.steps") });
    expect(inside(list).getAllByRole("heading", { level: 3 })).toHaveLength(4);
    const steps = list.querySelectorAll("[data-state]");
    expect(steps).toHaveLength(storefrontSteps.length);
    expect(steps[0]).toHaveAttribute("data-state", "active");
    expect(steps[0]).toHaveAttribute("aria-current", "step");
    expect(inside(list).getAllByRole("link")).toHaveLength(1);
  });

  it.each([
    ["?step=9", "?step=2"],
    ["?step=0", "?step=1"],
    ["?step=last", "?step=2"],
    ["?step=xyz", "?step=2"],
    ["?step=1", "?step=1"],
  ])("the address %s redirects to a reachable step", async (asked, shown) => {
    const { address } = openWizard(screenPath + asked, within({ currentStep: 2, reachedStep: 2 }));
    await waitFor(() => expect(address()).toBe(screenPath + shown));
    expect(screen.getByRole("dialog")).toBeVisible();
  });

  it.each([
    ["storeWizard", 3],
    ["wizard/Footer", 3],
    ["wizard/WizardSteps", 3],
    ["wizard/WizardForm", 1],
    ["wizard/GeneralInfo", 2],
    ["wizard/InfoSteps", 3],
  ])("the alias /onboarding/%s opens step %s", async (name, step) => {
    const { address } = openWizard(`/onboarding/${name}`, within({ currentStep: 3, reachedStep: 15 }));
    await waitFor(() => expect(address()).toBe(`${screenPath}?step=${step}`));
  });

  it("the wizard keeps its state when closed, returns focus and reopens at the same step", async () => {
    const { user, button, heading, address } = openWizard(
      screenPath,
      within({ currentStep: 4, reachedStep: 15, doneSteps: [1, 2] }),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(button("overview.resume"));
    await heading("languages");
    expect(storedWizard().status).toBe("open");
    await user.click(button("wizard.close"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(address()).toBe(screenPath);
    expect(storedWizard()).toMatchObject({ status: "closed", currentStep: 4 });
    expect(button("overview.resume")).toHaveFocus();
  });

  it("the wizard closes on Escape, which the browser reports as a close event", async () => {
    const { heading, address } = openWizard(
      `${screenPath}?step=4`,
      within({ currentStep: 4, reachedStep: 15 }),
    );
    await heading("languages");
    screen.getByRole<HTMLDialogElement>("dialog").close();
    await waitFor(() => expect(address()).toBe(screenPath));
  });
});

const within16 = (list: string) => [
  ...screen.getByRole("navigation", { name: list }).querySelectorAll<HTMLElement>("[data-state]"),
];

describe("guide and completion steps of the wizard", () => {
  it("guide steps show each group's tasks, each with a picture and a help link, and mark none as done", async () => {
    const { user, text, button, heading } = openWizard(
      `${screenPath}?step=4`,
      within({ currentStep: 4, reachedStep: 15, doneSteps: [1] }),
    );
    expect(await heading("languages")).toHaveFocus();
    const groups = [
      { id: "basic", steps: storefrontSteps.slice(3, 4) },
      { id: "sale", steps: storefrontSteps.slice(4, 8) },
      { id: "orders", steps: storefrontSteps.slice(8, 12) },
      { id: "develop", steps: storefrontSteps.slice(12, 15) },
    ];
    for (const { id, steps } of groups) {
      if (id !== "basic") {
        const name = text("guide.title", { group: text(`groups.${id}`) });
        expect(await screen.findByRole("heading", { level: 2, name })).toHaveFocus();
      }
      const dialog = inside(screen.getByRole("dialog"));
      expect(dialog.getAllByRole("img")).toHaveLength(steps.length);
      for (const step of steps) {
        expect(screen.getByText(text(`guide.${step}`, { instalments: 9 }))).toBeVisible();
        const help = screen.getByRole("link", { name: `${text("guide.help")}: ${text(`steps.${step}`)}` });
        expect(help).toHaveAttribute("href", `${siteFacts.links.help}store/${step}/`);
      }
      await user.click(button("wizard.next"));
    }
    await heading("completion-open");
    expect(storedWizard().doneSteps).toEqual([1]);
    expect(screen.getByText(text("completion.lead-open"))).toBeVisible();
  });

  it("a URL that names a guide step focuses that step within its group", async () => {
    const { text } = openWizard(`${screenPath}?step=7`, within({ currentStep: 7, reachedStep: 15 }));
    const name = `7. ${text("steps.prices")}`;
    expect(await screen.findByRole("heading", { level: 3, name })).toHaveFocus();
    const steps = within16(text("wizard.steps"));
    expect(steps.filter((step) => step.dataset.state === "done")).toHaveLength(0);
  });

  it("the completion step leads back to the onboarding while the shop is not installed", async () => {
    const { user, text, button, address, heading } = openWizard(
      `${screenPath}?step=16`,
      within({ currentStep: 16, reachedStep: 16, doneSteps: [1, 2, 3] }),
    );
    await heading("completion");
    const shop = screen.getByRole("link", { name: text("completion.see-shop") });
    expect(shop).toHaveAttribute("aria-disabled", "true");
    expect(shop).not.toHaveAttribute("href");
    expect(
      screen.getByText(text("completion.not-installed", { address: `papatya.${siteFacts.storeDomain}` })),
    ).toBeVisible();
    await user.click(button("completion.finish"));
    expect(address()).toBe("/onboarding/setup/");
  });
});
