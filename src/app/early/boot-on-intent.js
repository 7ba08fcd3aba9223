/*
 * Stands inline at the end of every content page, in place of the framework's script tags: the page is complete without
 * them, so they run when somebody is about to use something, and are only fetched ahead before. What is pressed, typed or
 * sent until the framework answers is noted in `window.___early`, and repeated once by replay.ts.
 */
/* global BOOT, window, document, navigator, location, addEventListener, setTimeout, KeyboardEvent, dispatchEvent */
{
  /** Filled in for each page by src/gatsby/boot-on-intent.ts. */
  const { scripts, ahead, cookie, isAsking } = BOOT;
  const early = (window.___early = { repeats: [], typed: new Map(), isAnswered: false });
  let isBooting = false;

  const fail = () => {
    const message = document.getElementById("load-failed");
    if (message) message.hidden = false;
  };

  const boot = () => {
    if (isBooting) return;
    isBooting = true;
    for (const src of scripts) {
      const script = document.createElement("script");
      Object.assign(script, { src, async: false, onerror: fail });
      document.body.append(script);
    }
  };

  const closest = (event, selector) => event.target.closest && event.target.closest(selector);
  const note = (event, repeat) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    early.repeats.push(repeat);
    boot();
  };
  const listen = (type, listener) =>
    addEventListener(type, (event) => early.isAnswered || listener(event), { capture: true, passive: false });

  // A pointer on a link leaves the page, which needs no framework.
  for (const intent of ["pointerdown", "pointermove", "keydown", "focusin", "scroll"])
    addEventListener(intent, (event) => closest(event, "a[href]") || boot(), {
      capture: true,
      passive: true,
    });

  const swap = (one, other) => {
    for (const key of ["className", "ariaSelected"]) [one[key], other[key]] = [other[key], one[key]];
  };
  const panelOf = (tab) => document.getElementById(tab.getAttribute("aria-controls"));
  /** Every panel is in the page, so that a tab opens at once; the repeated click tells the framework. */
  const open = (tab) => {
    const former = tab.parentNode.querySelector("[aria-selected=true]");
    swap(former, tab);
    swap(panelOf(former), panelOf(tab));
    tab.parentNode.parentNode.dataset.chosen = true;
  };

  listen("click", (event) => {
    const control = closest(event, "button:not([type=submit]), [role=tab]");
    if (!control) return;
    // The window that the button opens or closes by itself, in browsers that know its command.
    const target = document.getElementById(control.getAttribute("commandfor"));
    if (target) {
      event.preventDefault();
      if (target.open) target.close();
      else target.showModal();
      return;
    }
    if (control.role === "tab") open(control);
    else control.ariaBusy = "true";
    note(event, () => {
      control.ariaBusy = null;
      control.click();
    });
  });
  // What the language switch does as well: the choice is kept, and so are query and fragment.
  listen("click", (event) => {
    const link = closest(event, "a[hreflang]");
    if (!link) return;
    document.cookie = cookie.replace("*", link.hreflang);
    const { search, hash } = location;
    Object.assign(link, { search, hash });
  });
  listen("submit", (event) => note(event, () => event.target.requestSubmit()));
  // The shortcut of the search.
  listen("keydown", (event) => {
    if (event.key === "/" && !closest(event, "input, textarea, select"))
      note(event, () => dispatchEvent(new KeyboardEvent("keydown", { key: event.key, bubbles: true })));
  });
  listen("input", ({ target }) =>
    early.typed.set(target, /checkbox|radio/.test(target.type) ? target.checked : target.value),
  );

  // An address with a search opens it; a site that has to ask for consent does so once the page stands.
  if (isAsking || /[?&]q=[^&]/.test(location.search)) addEventListener("load", boot);

  const { connection = {} } = navigator;
  const isConstrained = connection.saveData || /2g/.test(connection.effectiveType);
  const link = (rel, href) =>
    document.head.append(Object.assign(document.createElement("link"), { rel, href }));
  const fetchAhead = () => {
    link("manifest", "/manifest.webmanifest");
    if (isConstrained) return;
    for (const href of ahead) link("prefetch", href);
    if (!navigator.serviceWorker) return;
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
    navigator.serviceWorker.ready.then(({ active }) => active.postMessage({ type: "keep" }));
  };
  // A second later, when the page stands in its own font: until then every byte belongs to what is seen.
  addEventListener("load", () =>
    setTimeout(() => (window.requestIdleCallback || setTimeout)(fetchAhead), 1000),
  );
}
