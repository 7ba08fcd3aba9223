/** Stands between what a page shows and the brand in its title. */
const separator = " | ";

type TitlePart = {
  /** What is shown instead of what the address says, such as a step of a window. */
  name?: string;
  /** Prefix of the whole title, such as the note that a form has errors. */
  mark?: string;
};

const parts = new Set<TitlePart>();
/** The title as the page's own head gives it, and as it was last put together. */
let base = "";
let shown = "";
/** The element that held it then. */
let element: Element | null = null;
let observer: MutationObserver | undefined;

/**
 * A title without its brand.
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
 * The page's own head is drawn again after a change of address: what its new element says is the new base. Words that change within
 * an element are a translation's, which would translate ours again and again.
 */
function keep() {
  // Between two pages there may be no title at all.
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
 * Adds to the page's title and keeps it there until the returned function is called. The latest name wins, and so does the
 * latest mark.
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
