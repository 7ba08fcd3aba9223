/** Separator between page name and brand in a title. */
const separator = " | ";

type TitlePart = {
  /** Replaces the page's name, for example with the step of a dialog. */
  name?: string;
  /** Prefix of the whole title, for example a notice of form errors. */
  mark?: string;
};

const parts = new Set<TitlePart>();
/** Title in the page's head (`base`), and the last title set by this module (`shown`). */
let base = "";
let shown = "";
/** Title element at the time of the last change. */
let element: Element | null = null;
let observer: MutationObserver | undefined;

/**
 * Returns a title without the brand.
 * @example nameOfTitle("Pricing | Brand") // "Pricing"
 */
export const nameOfTitle = (title: string): string =>
  title.split(separator).slice(0, -1).join(separator) || title;

const brandOfTitle = (title: string): string => title.split(separator).at(-1) ?? "";

function compose(): string {
  const all = [...parts];
  const name = all.map((part) => part.name).findLast((one) => one !== undefined);
  const mark = all.map((part) => part.mark).findLast((one) => one !== undefined) ?? "";
  return mark + (name === undefined ? base : `${name}${separator}${brandOfTitle(base)}`);
}

const titleElement = () => document.querySelector("head > title");

/**
 * Reapplies the title parts after the page's head has changed. A new title element, as after navigation, has
 * a new base title. Changes within the element are made by translation tools and are ignored, since a tool
 * would translate our title again and again.
 */
function keep() {
  // Between two pages the title may be missing.
  if (document.title === "") return;
  const isNew = titleElement() !== element;
  if (isNew) base = document.title;
  element = titleElement();
  const composed = compose();
  if (composed === shown && !isNew) return;
  shown = composed;
  if (document.title !== shown) document.title = shown;
}

/**
 * Adds a part to the page's title until the returned function is called. The latest name and the latest
 * prefix take precedence.
 * @example addTitlePart({ name: "WhatsApp number" }) // "Connect your channels | Brand" becomes "WhatsApp number | Brand"
 */
export function addTitlePart(part: TitlePart): () => void {
  if (parts.size === 0) {
    base = shown = document.title;
    element = titleElement();
    observer ??= new MutationObserver(keep);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  }
  parts.add(part);
  keep();
  return () => {
    parts.delete(part);
    keep();
    if (parts.size === 0) observer?.disconnect();
  };
}
