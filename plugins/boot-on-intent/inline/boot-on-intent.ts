import { isToggle, type Control } from "../browser/typed-text";

/** What the script is given, the same for all pages. */
export type BootFacts = {
  /** The framework's scripts, in their order. */
  scripts: string[];
  /** The cookie of a chosen language; the asterisk stands for the language. */
  cookie: string;
  /** Whether visitors have to be asked for consent as soon as the page stands. */
  isAsking?: boolean;
};

/** Repeats an early action; `present` finds the counterpart of an element in a page that React rendered again. */
type Repeat = (present: <Kind extends Element>(element: Kind) => Kind | undefined) => void;

/** What was done before the framework answered, for replay.ts. */
export type EarlyUse = {
  /** Actions that press a control, send a form or type a shortcut again, in the order they happened. */
  repeats: Repeat[];
  /** What was typed or ticked, by control. */
  typed: Map<Control, string | boolean>;
  /** Whether the framework has taken over. */
  isAnswered: boolean;
};

/** Whether the site has a service worker. */
declare const HAS_WORKER: boolean;

export type EarlyWindow = Window & { ___early?: EarlyUse };

/** Opens the sign-up overlay where the framework is there, and leads to the sign-up page where it cannot be had. */
const joinLink = "a[data-join]";

const intents = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"];

/** Browsers say that the pointer moves when a page comes to lie under one that rests: then it has moved by nothing. */
const isIntent = ({ type, movementX, movementY }: Event & Partial<MouseEvent>) =>
  type !== "pointermove" || Boolean(movementX || movementY);

const closest = <Found extends Element>({ target }: Event, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;

function showFailure() {
  const message = document.getElementById("load-failed");
  if (message) message.hidden = false;
}

function exchange(one: Element, other: Element) {
  [one.className, other.className] = [other.className, one.className];
  [one.ariaSelected, other.ariaSelected] = [other.ariaSelected, one.ariaSelected];
}

const panelOf = (tab: Element) => document.getElementById(tab.getAttribute("aria-controls") ?? "");

/** Every panel is in the page, so that a tab opens at once; the repeated click informs the framework. */
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
 * Replaces the framework's script tags: the page is complete without them, so they run at the first sign that somebody
 * is about to use something, and are only fetched ahead before. What is pressed, typed or sent until the framework answers is
 * noted in `window.___early`, and repeated once by replay.ts.
 * @param ahead what the page itself asks for besides the scripts once the framework runs
 */
export function bootOnIntent({ scripts, cookie, isAsking }: BootFacts, ahead: readonly string[]) {
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

  // A pointer on a link leaves the page, which needs no framework.
  for (const intent of intents)
    addEventListener(intent, (event) => isIntent(event) && !closest(event, "a[href]") && boot(), {
      capture: true,
      passive: true,
    });

  listen("click", (event) => {
    const control = closest<HTMLElement>(event, `button:not([type=submit]), [role=tab], ${joinLink}`);
    if (!control) return;
    if (control instanceof HTMLAnchorElement) {
      if (hasFailed || event.ctrlKey || event.metaKey || event.shiftKey) return;
      pressedLink = control;
    }
    // The window that the button opens or closes by itself, in browsers that know its command.
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

  // What the language switch does as well: query and fragment are kept, and so is the choice, where cookies are no error.
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

  // The shortcut of the search.
  listen("keydown", (event) => {
    const { key } = event;
    if (key === "/" && !closest(event, "input, textarea, select"))
      repeatLater(event, () => dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  });

  listen("input", ({ target }) => {
    const control = target as Control;
    early.typed.delete(control); // The last one comes last: of a group of radios it is the one that holds.
    early.typed.set(control, isToggle(control) ? control.checked : control.value);
  });

  // An address with a search opens it, one with escapes in its path is repaired (src/app/repair-address.ts), a kept draft
  // (src/lib/visit-draft.ts) returns to its form, and a site that has to ask for consent does so, once the page stands.
  const isWanted =
    /^[^?#]*(%|\?([^#]*&)?q=[^&#])/.test(location.href) || /"draft:/.test(JSON.stringify(history.state));
  if (isAsking || isWanted) addEventListener("load", boot);

  // A second later: until then every byte belongs to what is seen. A page that is never idle is kept for offline use as well.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  addEventListener("load", () =>
    setTimeout(whenIdle, 1000, () => fetchAhead([...scripts, ...ahead]), { timeout: 5000 }),
  );
}
