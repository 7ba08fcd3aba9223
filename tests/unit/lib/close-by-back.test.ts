import { describe, expect, it, vi } from "vitest";
import { inlineScript } from "../../../plugins/shared/bundle-script";
import { inlinePage } from "../../helpers/inline-page";

const entry = "plugins/boot-on-intent/inline/content-page.ts";

const html = `<dialog id="menu"></dialog><dialog id="search"></dialog>
<dialog id="sign-up"><dialog id="legal"></dialog></dialog><dialog id="wizard" data-address></dialog>
<script data-page="/" data-ahead=""></script>`;

type Given = { isNarrow?: boolean; isPressed?: boolean; isReloaded?: boolean };

/** Simulates a page on a phone whose dialogs use the history. */
async function phonePage({ isNarrow = true, isPressed = true, isReloaded = false }: Given = {}) {
  const globals = {
    HAS_WORKER: false,
    BOOT: { scripts: [], cookie: "", parameters: [] },
    matchMedia: () => ({ matches: isNarrow }),
  };
  const { window, run } = await inlinePage(entry, { html, globals });
  const { document, history } = window;
  Object.defineProperty(window.navigator, "userActivation", { value: { hasBeenActive: isPressed } });
  history.replaceState({ key: "former" }, "", "/former/");
  history.pushState({ key: "1" }, "", "/");
  if (isReloaded) history.pushState({ key: "1", isWindow: true }, "");
  run(inlineScript(entry));
  const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement;
  return {
    history,
    open: async (id: string) => {
      dialog(id).setAttribute("open", "");
      await Promise.resolve();
    },
    /** Goes back and waits for `popstate`. */
    back: () =>
      new Promise<void>((resolve) => {
        window.addEventListener("popstate", () => resolve(), { once: true });
        history.back();
      }),
    settled: () => vi.waitFor(() => expect(Reflect.get(window, "___moving")).toBe(false)),
    path: () => window.location.pathname,
  };
}

describe("Back button on a phone", () => {
  it("after a reload with an open dialog, the first Back leaves the page", async () => {
    const page = await phonePage({ isReloaded: true });
    await page.settled();
    expect(page.history.state).toEqual({ key: "1" });
    await page.back();
    expect(page.path()).toBe("/former/");
  });

  it.each<[string, string, Given]>([
    ["with an address of its own", "wizard", {}],
    ["in a wide browser window", "menu", { isNarrow: false }],
    ["that opened automatically", "search", { isPressed: false }],
  ])("Back navigates instead of closing a dialog %s", async (_what, id, given) => {
    const page = await phonePage(given);
    await page.open(id);
    expect(page.history.state).toEqual({ key: "1" });
    await page.back();
    expect(page.path()).toBe("/former/");
  });
});
