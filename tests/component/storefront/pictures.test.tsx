import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderPicture } from "@/features/storefront/render-picture";
import { clearVisitMemory } from "@/state/memory-store";
import { getInformation } from "@/services/operations/onboarding";
import { getStoreEdit, uploadStoreImages } from "@/services/operations/store";
import { wholePicture } from "../../fixtures/whole-pictures";
import { credentials } from "../../helpers/stored-onboarding";
import { openWizard, storedWizard, within } from "./open-wizard";

vi.mock("@/services/operations/onboarding");
vi.mock("@/services/operations/store");
// jsdom cannot decode or draw images.
vi.mock("@/features/storefront/render-picture", () => ({ renderPicture: vi.fn() }));

const png = wholePicture("png");
const pngFile = (name = "logo.png") => new File([png], name, { type: "image/png" });
const rendered = new Blob(["drawn"], { type: "image/png" });
const general = { title: "Papatya", description: "El yapımı takı", tags: "takı,  hediye, takı" };
const reached = within({ currentStep: 2, reachedStep: 3, doneSteps: [1], general });
const path = (step: number) => `/onboarding/select-store/?step=${step}`;

/** Missing in jsdom's Blob. */
function arrayBuffer(this: Blob) {
  return new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
}

beforeEach(() => {
  Object.assign(Blob.prototype, { arrayBuffer });
  clearVisitMemory();
  vi.mocked(getInformation).mockReturnValue(new Promise(() => undefined));
  vi.mocked(getStoreEdit).mockReturnValue(new Promise(() => undefined));
  vi.mocked(renderPicture).mockReset().mockResolvedValue(rendered);
  vi.mocked(uploadStoreImages).mockReset().mockResolvedValue({ accepted: true });
  URL.createObjectURL = vi.fn(() => "blob:picture");
  URL.revokeObjectURL = vi.fn();
});

describe("general step of the wizard", () => {
  it("the general step requires a title, stores the typed text and continues to the next step", async () => {
    const { user, field, button, heading } = openWizard(
      path(2),
      within({ currentStep: 2, reachedStep: 2, doneSteps: [1] }),
    );
    await heading("general");
    await user.type(field("tags"), "takı, hediye");
    await user.click(button("wizard.next"));
    expect(field("title")).toHaveAttribute("aria-invalid", "true");
    await user.type(field("title"), "Papatya Butik");
    await user.click(button("wizard.next"));
    await heading("meta");
    expect(storedWizard()).toMatchObject({
      currentStep: 3,
      reachedStep: 3,
      doneSteps: [1],
      general: { title: "Papatya Butik", description: "", tags: "takı, hediye" },
    });
    expect(uploadStoreImages).not.toHaveBeenCalled();
  });

  it("accepts a picture by button or drag and drop, and removes it again", async () => {
    const { user, field, text } = openWizard(path(2), reached);
    await user.upload(field("logo"), pngFile());
    expect(await screen.findByText(text("pictures.ready", { name: "logo.png" }))).toBeVisible();
    expect(screen.getByRole("img", { name: text("previews.logo-alt") })).toBeVisible();
    const zone = field("favicon").closest("[data-step]")!;
    fireEvent.dragOver(zone);
    expect(screen.getByText(text("pictures.drop-now"))).toBeVisible();
    fireEvent.drop(zone, { dataTransfer: { files: [pngFile("simge.png")] } });
    expect(await screen.findByText(text("pictures.ready", { name: "simge.png" }))).toBeVisible();
    expect(screen.getByRole("img", { name: text("previews.favicon-tab-alt") })).toBeVisible();
    expect(screen.getByRole("img", { name: text("previews.favicon-phone-alt") })).toBeVisible();
    const remove = `${text("pictures.logo")}: ${text("pictures.remove")}`;
    await user.click(screen.getByRole("button", { name: remove }));
    expect(screen.queryByRole("img", { name: text("previews.logo-alt") })).toBeNull();
  });

  it.each([
    ["an SVG named as PNG", ["<svg xmlns='http://www.w3.org/2000/svg'/>"], "svg"],
    ["an empty file", [], "empty"],
    ["an HTML page", ["<!doctype html>"], "unsupported"],
    ["a HEIC photo", ["\0\0\0\x18ftypheic\0\0\0\0mif1heic"], "heic"],
    ["a HEIC photo larger than 2 MiB", ["\0\0\0\x18ftypmif1", new Uint8Array(2 * 1024 * 1024 + 1)], "heic"],
    ["a picture larger than 2 MiB", [new Uint8Array(2 * 1024 * 1024 + 1)], "too-large"],
  ])("%s is rejected with a message, and other input kept", async (_, parts, error) => {
    const { user, field, text } = openWizard(path(2), reached);
    await user.upload(field("logo"), pngFile());
    await screen.findByText(text("pictures.ready", { name: "logo.png" }));
    await user.type(field("description"), " ve hediye");
    await user.upload(field("logo"), new File(parts, "yeni.png", { type: "image/png" }));
    expect(await screen.findByText(text(`pictures.errors.${error}`))).toBeVisible();
    expect(field("logo")).toHaveAccessibleDescription(
      expect.stringContaining(text(`pictures.errors.${error}`)),
    );
    expect(screen.getByText(text("pictures.ready", { name: "logo.png" }))).toBeVisible();
    expect(field("description")).toHaveValue("El yapımı takı ve hediye");
  });

  it("accepts a picture with markup in its metadata, since it is re-encoded", async () => {
    const { user, field, text } = openWizard(path(2), reached);
    await user.upload(
      field("logo"),
      new File([png, '<img src="x"><script>'], "foto.png", { type: "image/png" }),
    );
    expect(await screen.findByText(text("pictures.ready", { name: "foto.png" }))).toBeVisible();
  });

  it.each([
    ["alters canvas content", "GuardedCanvas", "guarded"],
    ["cannot decode a picture", "Error", "unreadable"],
  ])("a message is shown in a browser that %s", async (_, name, error) => {
    vi.mocked(renderPicture).mockRejectedValueOnce(Object.assign(new Error("no"), { name }));
    const { user, field, text } = openWizard(path(2), reached);
    await user.upload(field("favicon"), pngFile());
    expect(await screen.findByText(text(`pictures.errors.${error}`))).toBeVisible();
  });

  it("the shop is previewed in every theme and colour, with a warning about low contrast", async () => {
    const { user, text } = openWizard(path(2), reached);
    await user.click(screen.getByRole("radio", { name: "Dergi" }));
    await user.click(screen.getByRole("radio", { name: "Turkuaz" }));
    expect(screen.getByText(text("look.weak-on-white", { color: "Turkuaz" }))).toBeVisible();
    await user.click(screen.getByRole("radio", { name: "Gece mavisi" }));
    expect(screen.queryByText(text("look.weak-on-white", { color: "Gece mavisi" }))).toBeNull();
    expect(storedWizard().look).toEqual({ theme: "dergi", color: "night" });
    expect(screen.getAllByRole("radio")).toHaveLength(3 + 16);
  });
});

describe("saving in the meta tag step", () => {
  it("saving sends text and pictures once and opens step 16", async () => {
    const { user, field, button, heading, text } = openWizard(path(2), reached);
    await user.upload(field("logo"), pngFile());
    await screen.findByText(text("pictures.ready", { name: "logo.png" }));
    await user.click(button("wizard.next"));
    await heading("meta");
    await user.dblClick(button("meta.save"));
    await heading("completion");
    expect(uploadStoreImages).toHaveBeenCalledTimes(1);
    expect(vi.mocked(uploadStoreImages).mock.calls[0]?.slice(0, 2)).toEqual([
      credentials,
      {
        logo: rendered,
        favicon: undefined,
        title: "Papatya",
        description: "El yapımı takı",
        tags: "takı, hediye",
      },
    ]);
    expect(storedWizard()).toMatchObject({ currentStep: 16, reachedStep: 16, doneSteps: [1, 2, 3] });
  });

  it("skipping the meta step opens the guides without saving", async () => {
    const { user, button, heading } = openWizard(path(3), reached);
    await user.click(button("meta.skip"));
    await heading("languages");
    expect(uploadStoreImages).not.toHaveBeenCalled();
    expect(storedWizard()).toMatchObject({ currentStep: 4, reachedStep: 15, doneSteps: [1] });
  });

  it("the meta step requires a title", async () => {
    const { user, button, field, text } = openWizard(
      path(3),
      within({ currentStep: 3, reachedStep: 3, general: { ...general, title: " " } }),
    );
    await user.click(button("meta.save"));
    expect((await screen.findAllByText(text("meta.title-missing"))).length).toBeGreaterThan(0);
    await waitFor(() => expect(field("title")).toHaveFocus());
    expect(field("title")).toHaveAttribute("aria-invalid", "true");
    expect(uploadStoreImages).not.toHaveBeenCalled();
  });
});
