import fs from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";

/** Pages built with the peer frameworks: the start and the target of the measured navigation. */
export const peerPages = ["/", "/pricing/"] as const;

/** Tab set extracted from its page, with the data that a component needs to render it. */
type TabSet = {
  label: string;
  tabs: string[];
  panels: string[];
  classes: Record<"set" | "list" | "tab" | "selectedTab" | "panel" | "shownPanel", string>;
};

/** Fragment of a page for React: an element of static HTML, or an ancestor of the tab set. */
type Part =
  | string
  | { isTabSet: true }
  | { tag: string; props: object; html: string }
  | { tag: string; props: object; parts: Part[] };

/** Static HTML page, split into the parts before and after its first tab set. */
export type PeerPage = {
  title: string;
  description: string;
  font: string;
  styles: string;
  /** HTML of the head, unchanged. */
  head: string;
  /** Original HTML of the body before the tab set. */
  before: string;
  after: string;
  /** Body content, split into static elements and ancestors of the tab set. */
  parts: Part[];
  tabSet: TabSet;
};

const one = (parent: ParentNode, selector: string): Element => {
  const element = parent.querySelector(selector);
  if (!element) throw new Error(`The plain page has no ${selector}`);
  return element;
};

function readTabSet(set: Element): TabSet {
  const list = one(set, "[role=tablist]");
  const contents = (role: string) =>
    [...set.querySelectorAll(`[role=${role}]`)].map((part) => part.innerHTML);
  const [shownPanel, panel] = [...set.querySelectorAll("[role=tabpanel]")].map((part) => part.className);
  return {
    label: list.getAttribute("aria-label") ?? "",
    tabs: contents("tab"),
    panels: contents("tabpanel"),
    classes: {
      set: set.className,
      list: list.className,
      tab: one(set, "[aria-selected=false]").className,
      selectedTab: one(set, "[aria-selected=true]").className,
      panel: panel ?? "",
      shownPanel: shownPanel ?? "",
    },
  };
}

/** Converts attributes to React props, omitting `style`. */
function propsOf(element: Element): object {
  const attributes = [...element.attributes].filter(({ name }) => name !== "style");
  return Object.fromEntries(
    attributes.map(({ name, value }): [string, string | true] => {
      if (name === "hidden") return [name, true];
      return [name === "class" ? "className" : name, value];
    }),
  );
}

function partsOf(parent: Element, set: Element): Part[] {
  return [...parent.childNodes].flatMap((node): Part[] => {
    if (node === set) return [{ isTabSet: true }];
    if (node.nodeType === node.TEXT_NODE) return [node.textContent ?? ""];
    if (node.nodeType !== node.ELEMENT_NODE) return [];
    const element = node as Element;
    const described = { tag: element.localName, props: propsOf(element) };
    if (element.contains(set)) return [{ ...described, parts: partsOf(element, set) }];
    return [{ ...described, html: element.innerHTML }];
  });
}

/** Reads a plain page and splits it at its first tab set. */
export function readPeerPage(folder: string, page: string): PeerPage {
  const file = path.join(folder, page, "index.html");
  const { document } = new JSDOM(fs.readFileSync(file, "utf8")).window;
  const set = one(document.body, "[data-rttabs]");
  const parts = partsOf(document.body, set);
  const tabSet = readTabSet(set);
  const mark = "<!--tab set-->";
  set.outerHTML = mark;
  const [before = "", after = ""] = document.body.innerHTML.split(mark);
  return {
    title: document.title,
    description: one(document, "meta[name=description]").getAttribute("content") ?? "",
    font: one(document, "link[as=font]").getAttribute("href") ?? "",
    styles: fs.readFileSync(path.join(folder, page, "style.css"), "utf8"),
    head: document.head.innerHTML,
    before,
    after,
    parts,
    tabSet,
  };
}
