import { confirmationMemory } from "@/state/billing-memory";
import { storefrontMemory } from "@/state/storefront-memory";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  arrivalStore,
  discardResumeLink,
  takeResumeFragment,
} from "@/features/onboarding/device/resume-arrival";
import { credentialsOfFragment, resumeLink } from "@/features/onboarding/device/resume-link";
import { onForget } from "@/state/memory-store";
import { CallError } from "@/services/errors";
import { getInformation } from "@/services/operations/onboarding";
import { storageKey } from "@/state/use-onboarding-state";
import { storedState } from "../../helpers/stored-onboarding";
import { nothingKnown, startVisit } from "./offer-fixtures";
import { openOnboarding, summarised } from "./open-onboarding";

vi.mock("@/services/operations/onboarding");
vi.mock("@/services/operations/offers");

const other = { id: "w2", hash: "h2" };
const chosen = { id: 1, features_ids: [1], capabilities: null };

/** Arrives through a link, as seen by the page's first inline script. */
function arrive(fragment: string, path = "/onboarding/") {
  window.history.replaceState(null, "", `${path}${fragment}`);
  takeResumeFragment();
}

beforeEach(() => {
  startVisit();
  discardResumeLink();
});

describe("continuing the onboarding on another device", () => {
  it("the dialog shows the link, its QR code and a warning, and copies the link", async () => {
    const { user, text, button } = openOnboarding("/onboarding/confirmation/", summarised);
    await user.click(button("device.continue.open"));
    const field = await screen.findByRole("textbox", { name: text("device.continue.link") });
    const link = (field as HTMLInputElement).value;
    expect(link).toMatch(/\/onboarding#r=/);
    expect(credentialsOfFragment(new URL(link).hash)).toEqual({ id: "w1", hash: "h1" });
    expect(await screen.findByRole("img", { name: text("device.continue.code") })).toBeVisible();
    expect(screen.getByText(text("device.continue.warning"))).toBeVisible();
    await user.click(button("device.continue.copy"));
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(screen.getByText(text("device.continue.done"))).toBeVisible();
  });

  it("the text of the resume link receives focus if the clipboard is unavailable", async () => {
    const { user, text, button } = openOnboarding("/onboarding/confirmation/", summarised, "en");
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("denied"));
    await user.click(button("device.continue.open"));
    await user.click(await screen.findByRole("button", { name: text("device.continue.copy") }));
    expect(await screen.findByText(text("device.continue.failed"))).toBeVisible();
    expect(screen.getByRole("textbox", { name: text("device.continue.link") })).toHaveFocus();
  });

  it.each(["tr", "en"] as const)("opens the same state in an empty browser (%s)", async (locale) => {
    arrive(resumeLink("", other), locale === "en" ? "/en/onboarding/" : "/onboarding/");
    expect(window.location.hash).toBe("");
    vi.mocked(getInformation).mockResolvedValue({
      ...nothingKnown,
      package: chosen,
      integration_type: "none",
    });
    const { text } = openOnboarding("/onboarding/", null, locale);
    expect(screen.getByRole("heading", { level: 1, name: text("resume.loading.title") })).toHaveFocus();
    await waitFor(() => expect(storedState()).toMatchObject({ wizardId: "w2", hash: "h2" }));
    expect(storedState()).toMatchObject({ currentStep: "confirmation", choices: { integration: "none" } });
    expect(vi.mocked(getInformation).mock.calls[0]?.[0]).toEqual(other);
    expect(screen.getByRole("heading", { level: 1, name: text("confirmation.title") })).toBeVisible();
  });

  it.each(["not-found", "forbidden", "unauthorized"] as const)(
    "reports that a link is no longer valid (%s), and offers to start over",
    async (code) => {
      arrive(resumeLink("", other));
      vi.mocked(getInformation).mockRejectedValue(new CallError(code));
      const { user, text, button } = openOnboarding("/onboarding/", null);
      expect(await screen.findByRole("heading", { name: text("resume.refused.title") })).toBeVisible();
      await user.click(button("resume.new"));
      expect(screen.getByText("sign-up form")).toBeVisible();
      expect(localStorage.getItem(storageKey)).toBeNull();
    },
  );

  it("a forged link is reported as damaged without sending a request", async () => {
    arrive("#r=forged");
    const { text } = openOnboarding("/onboarding/", null);
    expect(screen.getByRole("heading", { name: text("resume.damaged.title") })).toBeVisible();
    expect(getInformation).not.toHaveBeenCalled();
    await act(async () => Promise.resolve());
  });

  it("a resume link can be retried after a temporary failure", async () => {
    arrive(resumeLink("", other));
    vi.mocked(getInformation).mockRejectedValueOnce(new CallError("offline"));
    const { user, text } = openOnboarding("/onboarding/", null);
    expect(await screen.findByRole("heading", { name: text("resume.failed.title") })).toBeVisible();
    await user.click(screen.getByRole("button", { name: text("remote.retry") }));
    await waitFor(() => expect(storedState().wizardId).toBe("w2"));
  });

  it("a resume link never overwrites another onboarding in this browser without confirmation", async () => {
    arrive(resumeLink("", other));
    const { user, text, button } = openOnboarding("/onboarding/", summarised);
    expect(screen.getByRole("heading", { name: text("resume.asking.title") })).toBeVisible();
    expect(storedState().wizardId).toBe("w1");
    await user.click(button("resume.accept"));
    await waitFor(() => expect(storedState()).toMatchObject({ wizardId: "w2", services: [] }));
  });

  it("declining a resume link keeps this browser's onboarding", async () => {
    arrive(resumeLink("", other));
    const { user, text, button } = openOnboarding("/onboarding/", summarised);
    await user.click(button("resume.stay"));
    expect(screen.getByRole("heading", { level: 1, name: text("confirmation.title") })).toBeVisible();
    expect(storedState()).toMatchObject({ wizardId: "w1", services: ["sms"] });
    expect(arrivalStore.read()).toBeNull();
  });

  it.each(["h1", "renewed"])(
    "keeps everything when the link belongs to this browser's own onboarding (%s)",
    async (hash) => {
      arrive(resumeLink("", { id: "w1", hash }));
      const { text } = openOnboarding("/onboarding/", summarised);
      expect(
        await screen.findByRole("heading", { level: 1, name: text("confirmation.title") }),
      ).toBeVisible();
      expect(storedState()).toMatchObject({ wizardId: "w1", hash, services: ["sms"] });
    },
  );

  it("resume fragments are ignored on pages outside the onboarding", () => {
    arrive(resumeLink("", other), "/faq/");
    expect(window.location.hash).toMatch(/^#r=/);
    expect(arrivalStore.read()).toBeNull();
  });
});

describe("deletion of all data on this device", () => {
  it("forgetting the device requires confirmation, clears storage and memory and returns to the start", async () => {
    const forgotten = vi.fn();
    onForget(forgotten);
    storefrontMemory.write({ taxnumber: "1234567890" });
    confirmationMemory.write({ identityNumber: "10000000146" });
    const { user, text, button } = openOnboarding("/onboarding/confirmation/", summarised);
    await user.click(button("shell.menu"));
    await user.click(button("device.forget.open"));
    expect(screen.getByText(text("device.forget.stays"))).toBeVisible();
    expect(localStorage.getItem(storageKey)).not.toBeNull();
    await user.click(button("device.forget.action"));
    expect(localStorage.getItem(storageKey)).toBeNull();
    expect(forgotten).toHaveBeenCalled();
    expect(storefrontMemory.read()).toEqual({ taxnumber: null, pictures: {} });
    expect(confirmationMemory.read().identityNumber).toBe("");
    expect(screen.getByText("sign-up form")).toBeVisible();
    expect(screen.queryByRole("button", { name: text("device.forget.open") })).toBeNull();
  });

  it("the resume link is offered before the data is deleted", async () => {
    const { user, text, button } = openOnboarding("/onboarding/confirmation/", summarised);
    await user.click(button("shell.menu"));
    await user.click(button("device.forget.open"));
    await user.click(button("device.forget.link-first"));
    expect(screen.getByRole("textbox", { name: text("device.continue.link") })).toBeVisible();
    expect(localStorage.getItem(storageKey)).not.toBeNull();
  });
});

describe("starting over with another account", () => {
  it("starting over requires confirmation, and keeps the sign-up input", async () => {
    storefrontMemory.write({ taxnumber: "1234567890" });
    const { user, text, button } = openOnboarding("/onboarding/customer-information/", summarised);
    await user.click(button("account.start-over"));
    expect(storedState().wizardId).toBe("w1");
    expect(screen.getByText(text("device.start-over.what"))).toBeVisible();
    await user.click(button("device.start-over.action"));
    expect(storefrontMemory.read().taxnumber).toBeNull();
    expect(storedState().wizardId).toBeNull();
    expect(screen.getByText("sign-up form")).toBeVisible();
  });
});
