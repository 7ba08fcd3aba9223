import { isToggle, type Control } from "../browser/typed-text";
import { closest, pressable } from "./hold-presses";

/** Boot data that all pages share. */
export type BootFacts = {
  /** URLs of the framework's scripts, in load order. */
  scripts: string[];
  /** Cookie with the chosen language; `*` is replaced with the language code. */
  cookie: string;
  /** Query parameters that only the framework handles. */
  parameters: readonly string[];
  /** Whether to request the visitor's consent as soon as the page is rendered. */
  isAsking?: boolean;
};

/** Replays an early action; `present` returns the counterpart of an element if React has replaced it. */
type Repeat = (present: <Kind extends Element>(element: Kind) => Kind | undefined) => void;

/** The visitor's actions before hydration, replayed by replay.ts. */
export type EarlyUse = {
  /** Clicks, submissions and shortcuts to replay, in order. */
  repeats: Repeat[];
  /** Text or checked state of each control that the visitor has used. */
  typed: Map<Control, string | boolean>;
  /** Whether hydration is complete. */
  isAnswered: boolean;
};

/** Whether the site has a service worker. */
declare const HAS_WORKER: boolean;

export type EarlyWindow = Window & { ___early?: EarlyUse };

/** Links to the sign-up page, which open the sign-up overlay instead if the framework can be loaded. */
const joinLink = "a[data-join]";

const intents = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"];

/** Ignores the zero-pixel movement that browsers report when a page renders under a resting pointer. */
const isIntent = ({ type, movementX, movementY }: Event & Partial<MouseEvent>) =>
  type !== "pointermove" || Boolean(movementX || movementY);

function showFailure() {
  document.getElementById("load-failed")?.removeAttribute("hidden");
}

function exchange(one: Element, other: Element) {
  [one.className, other.className] = [other.className, one.className];
  [one.ariaSelected, other.ariaSelected] = [other.ariaSelected, one.ariaSelected];
}

const panelOf = (tab: Element) => document.getElementById(tab.getAttribute("aria-controls") ?? "");

/** Selects a tab, whose panel is in the HTML; the replayed click updates the framework's state. */
function openTab(tab: Element) {
  const former = tab.parentElement?.querySelector("[aria-selected=true]");
  const [formerPanel, panel] = [former && panelOf(former), panelOf(tab)];
  if (!former || !formerPanel || !panel) return;
  exchange(former, tab);
  exchange(formerPanel, panel);
  const tabs = tab.parentElement?.parentElement;
  if (tabs) tabs.dataset.chosen = "true";
}

function toggleDialog(dialog: HTMLDialogElement) {
  if (!dialog.showModal) dialog.toggleAttribute("open");
  else if (dialog.open) dialog.close();
  else dialog.showModal();
}

type Connection = { saveData?: boolean; effectiveType?: string };

const addLink = (rel: string, href: string) =>
  document.head.append(Object.assign(document.createElement("link"), { rel, href }));
function fetchAhead(files: readonly string[]) {
  addLink("manifest", "/manifest.webmanifest");
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  if (connection.saveData || /2g/.test(connection.effectiveType ?? "")) return;
  for (const file of files) addLink("prefetch", file);
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!HAS_WORKER || !serviceWorker) return;
  serviceWorker.register("/sw.js").catch(() => undefined);
  void serviceWorker.ready.then(({ active }) => active?.postMessage({ type: "keep" }));
}

/**
 * Loads the framework's scripts on the first sign of intent, and prefetches them beforehand. Clicks, input and
 * submissions before hydration are recorded in `window.___early`, and replayed once by replay.ts.
 * @param ahead URLs that the page itself requests once the framework runs
 */
export function bootOnIntent({ scripts, cookie, parameters, isAsking }: BootFacts, ahead: readonly string[]) {
  const early: EarlyUse = { repeats: [], typed: new Map(), isAnswered: false };
  (window as EarlyWindow).___early = early;
  let isBooting = false;
  let hasFailed = false;
  let pressedLink: HTMLElement | undefined;

  function fail() {
    hasFailed = true;
    showFailure();
    pressedLink?.click();
  }

  function boot() {
    if (isBooting) return;
    isBooting = true;
    for (const src of scripts) {
      const script = document.createElement("script");
      document.body.append(Object.assign(script, { src, async: false, onerror: fail }));
    }
  }

  function repeatLater(event: Event, repeat: Repeat) {
    event.preventDefault();
    event.stopImmediatePropagation();
    early.repeats.push(repeat);
    boot();
  }

  function listen<Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) {
    addEventListener(type, (event) => early.isAnswered || listener(event), {
      capture: true,
      passive: false,
    });
  }

  // Hovering over a link is not a sign of intent: following the link does not require the framework.
  for (const intent of intents)
    addEventListener(intent, (event) => isIntent(event) && !closest(event, "a[href]") && boot(), {
      capture: true,
      passive: true,
    });

  listen("click", (event) => {
    const control = closest<HTMLElement>(event, `${pressable}, ${joinLink}`);
    if (!control) return;
    if (control instanceof HTMLAnchorElement) {
      if (hasFailed || event.ctrlKey || event.metaKey || event.shiftKey) return;
      pressedLink = control;
    }
    // Dialog that the button opens or closes natively in browsers with support for `commandfor`.
    const dialog = document.getElementById(control.getAttribute("commandfor") ?? "");
    if (dialog) {
      event.preventDefault();
      toggleDialog(dialog as HTMLDialogElement);
      return;
    }
    if (control.role === "tab") openTab(control);
    else control.ariaBusy = "true";
    repeatLater(event, (present) => {
      control.ariaBusy = null;
      present(control)?.click();
    });
  });

  // Like the language switch, keeps query and fragment, and stores the choice if cookies are available.
  listen("click", (event) => {
    const link = closest<HTMLAnchorElement>(event, "a[hreflang]");
    if (!link) return;
    const { search, hash } = location;
    Object.assign(link, { search, hash });
    document.cookie = cookie.replace("*", link.hreflang);
  });

  listen("submit", (event) =>
    repeatLater(event, (present) => present(event.target as HTMLFormElement)?.requestSubmit()),
  );

  // Search shortcut, and text typed before the search is open.
  listen("keydown", (event) => {
    const { key } = event;
    const isText = early.repeats.length > 0 && /^\S$/.test(key) && !event.ctrlKey && !event.metaKey;
    if ((key === "/" || isText) && !closest(event, "input, textarea, select"))
      repeatLater(event, () => dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  });

  listen("input", ({ target }) => {
    const control = target as Control;
    early.typed.delete(control); // Re-added as the last entry: the last change in a radio group wins.
    early.typed.set(control, isToggle(control) ? control.checked : control.value);
  });

  // Reasons to boot immediately: a search or a choice in the address, an escaped path or a typed fragment to repair
  // (src/app/repair-address.ts), a saved draft to restore (src/lib/visit-draft.ts), a consent dialog to show.
  const query = new URLSearchParams(location.search);
  const isWanted =
    parameters.some((name) => query.get(name)) ||
    /^[^?#]*%|#.*[^a-z\d-]/.test(location.href) ||
    /"draft:/.test(JSON.stringify(history.state));
  if (isAsking || isWanted) addEventListener("load", boot);

  // Waits a second so as not to delay visible content. Prefetches even if the page never becomes idle.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  addEventListener("load", () =>
    setTimeout(whenIdle, 1000, () => fetchAhead([...scripts, ...ahead]), { timeout: 5000 }),
  );
}
