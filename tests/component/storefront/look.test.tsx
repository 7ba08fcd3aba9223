import { screen, waitFor, within as inside } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { clearVisitMemory } from "@/state/memory-store";
import { CallError } from "@/services/errors";
import { editStore, getStoreEdit, uploadStoreImages } from "@/services/operations/store";
import { getInformation } from "@/services/operations/onboarding";
import { credentials } from "../../helpers/stored-onboarding";
import { openWizard, storedWizard, within } from "./open-wizard";

vi.mock("@/services/operations/store");
vi.mock("@/services/operations/onboarding");

const path = (step: number) => `/onboarding/select-store/?step=${step}`;
const look = { theme: "dergi", color: "night" };
const general = { title: "Papatya", description: "El yapımı takı", tags: "" };
const inStep2 = within({ currentStep: 2, reachedStep: 2, doneSteps: [1], general });

beforeEach(() => {
  clearVisitMemory();
  vi.mocked(getInformation).mockReturnValue(new Promise(() => undefined));
  vi.mocked(getStoreEdit).mockReturnValue(new Promise(() => undefined));
  vi.mocked(editStore).mockReset().mockResolvedValue({ accepted: true });
  vi.mocked(uploadStoreImages).mockReset().mockResolvedValue({ accepted: true });
});

describe("theme and colour of the shop", () => {
  it("no theme or colour is preselected", async () => {
    const { heading } = openWizard(path(2), inStep2);
    await heading("general");
    for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
  });

  it("the name of the selected colour appears beside its legend", async () => {
    const { user, heading } = openWizard(path(2), inStep2);
    await heading("general");
    expect(screen.getByRole("group", { name: "Renk" })).toBeVisible();
    const color = screen.getByRole("radio", { name: "Mercan" });
    await user.click(color);
    expect(screen.getByRole("group", { name: "Renk: Mercan" })).toContainElement(color);
  });

  it("theme and colour are sent once when the wizard is closed in the second step", async () => {
    const { user, button, heading } = openWizard(path(2), inStep2);
    await heading("general");
    await user.click(screen.getByRole("radio", { name: "Dergi" }));
    await user.click(button("wizard.close"));
    await waitFor(() => expect(storedWizard().savedLook).toEqual({ theme: "dergi", color: "" }));
    expect(vi.mocked(editStore).mock.calls.map((call) => call.slice(0, 2))).toEqual([
      [credentials, { theme: "dergi" }],
    ]);
    await user.click(button("overview.resume"));
    await heading("general");
    await user.click(button("wizard.close"));
    expect(editStore).toHaveBeenCalledOnce();
  });

  it("theme and colour are not sent without a selection", async () => {
    const { user, button, heading } = openWizard(path(2), inStep2);
    await heading("general");
    await user.click(button("wizard.close"));
    expect(editStore).not.toHaveBeenCalled();
  });

  it("theme and colour are not marked as saved after a failure, and are sent again when the wizard is finished", async () => {
    vi.mocked(editStore).mockRejectedValueOnce(new CallError("server"));
    const state = within({ currentStep: 16, reachedStep: 16, doneSteps: [1], general, look });
    const { user, button, heading, text } = openWizard(path(16), state);
    await heading("completion-open");
    await user.click(button("wizard.close"));
    await waitFor(() => expect(editStore).toHaveBeenCalledOnce());
    expect(storedWizard().savedLook).toEqual({ theme: "", color: "" });
    await user.click(button("overview.resume"));
    await heading("completion-open");
    const name = "Dergi, Gece mavisi";
    expect(screen.getByText(text("completion.look-open", { look: name }))).toBeVisible();
    const disabled = screen.getByRole("link", { name: text("completion.see-shop") });
    expect(disabled.compareDocumentPosition(button("completion.finish"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(button("completion.finish"));
    await waitFor(() => expect(storedWizard().savedLook).toEqual(look));
  });
});

describe("meta tag step of the wizard", () => {
  it("title, description and tags are edited in place and saved as displayed", async () => {
    const state = within({ currentStep: 3, reachedStep: 3, doneSteps: [1], general, look });
    const { user, button, field, heading, text } = openWizard(path(3), state);
    await heading("meta");
    await user.clear(field("title"));
    await user.type(field("title"), "Papatya Takı");
    await user.type(field("tags"), "takı, hediye");
    const card = inside(screen.getByRole("region", { name: text("meta.share") }));
    expect(card.getAllByText("Papatya Takı").length).toBeGreaterThan(0);
    expect(screen.queryByRole("radio")).toBeNull();
    await user.click(button("meta.save"));
    await heading("completion");
    expect(vi.mocked(uploadStoreImages).mock.calls[0]?.[1]).toMatchObject({
      title: "Papatya Takı",
      description: "El yapımı takı",
      tags: "takı, hediye",
      ...look,
    });
    expect(storedWizard()).toMatchObject({ doneSteps: [1, 2, 3], savedLook: look });
    const row = screen.getByText(text("completion.rows.look")).closest("li");
    expect(row).toHaveAttribute("data-state", "done");
  });
});

it("the shop preview follows changes to title, description and look", async () => {
  const { user, field, heading, text } = openWizard(path(2), inStep2);
  await heading("general");
  const panel = screen.getByRole("region", { name: text("look.title") });
  await user.type(field("title"), " Takı");
  await user.type(field("description"), ", hediye");
  await waitFor(() => expect(panel).toHaveTextContent("Papatya Takı"));
  await waitFor(() => expect(panel).toHaveTextContent("El yapımı takı, hediye"));
  await user.click(screen.getByRole("radio", { name: "Pazar" }));
  expect(panel.querySelector("[data-theme]")).toHaveAttribute("data-theme", "pazar");
});
