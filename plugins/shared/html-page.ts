import { DomUtils, parseDocument } from "htmlparser2";
import MagicString from "magic-string";

export type ChildNode = ReturnType<typeof parseDocument>["children"][number];
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
export type Match = (element: Element) => boolean;

/** Returns a predicate for elements by name and attributes; a value may be a regular expression. */
export const tag =
  (name: string, attributes: Record<string, string | RegExp> = {}): Match =>
  (element) =>
    element.name === name &&
    Object.entries(attributes).every(([key, value]) => {
      const actual = element.attribs[key];
      return actual !== undefined && (typeof value === "string" ? actual === value : value.test(actual));
    });

export const contentOf = (element: Element): string => DomUtils.textContent(element);

/** HTML page written by Gatsby, parsed once and edited in place. Unedited parts remain byte-identical. */
export class HtmlPage {
  private readonly elements: Element[];
  private readonly comments: (ChildNode & { data: string })[];
  private readonly edited: MagicString;
  private readonly removed = new Set<Element>();

  /**
   * @param file path in the built site, for messages
   * @param source the HTML text
   */
  constructor(
    readonly file: string,
    readonly source: string,
  ) {
    const { children } = parseDocument(source, { withStartIndices: true, withEndIndices: true });
    this.elements = DomUtils.findAll(() => true, children);
    this.comments = DomUtils.filter(DomUtils.isComment, children) as (ChildNode & { data: string })[];
    this.edited = new MagicString(source);
  }

  /** Returns all matching elements that have not been removed, in document order. */
  all(match: Match): Element[] {
    return this.elements.filter((element) => match(element) && !this.removed.has(element));
  }

  first(match: Match): Element | undefined {
    return this.elements.find((element) => match(element) && !this.removed.has(element));
  }

  /**
   * Returns the only matching element.
   * @throws if the number of matches is not one, as the markup is then unexpected
   */
  only(what: string, match: Match): Element {
    const [element, ...more] = this.all(match);
    if (!element || more.length > 0) throw this.unexpected(`${more.length + (element ? 1 : 0)} × ${what}`);
    return element;
  }

  /**
   * Returns the elements that start before the end of an element, including that element and its descendants.
   */
  upTo(last: Element): Element[] {
    const [, end] = this.range(last);
    return this.all((element) => this.range(element)[0] < end);
  }

  remove(element: Element): void {
    const [start, end] = this.range(element);
    this.edited.remove(start, end);
    for (const inner of [element, ...DomUtils.findAll(() => true, element.children)]) this.removed.add(inner);
  }

  /** Inserts markup at the end of an element's content. */
  append(element: Element, markup: string): void {
    const [, end] = this.range(element);
    this.edited.appendLeft(end - `</${element.name}>`.length, markup);
  }

  /** Replaces the text content of an element. */
  replaceContent(element: Element, text: string): void {
    const [from, to] = [element.firstChild, element.lastChild];
    if (from && to) this.edited.overwrite(this.range(from)[0], this.range(to)[1], text);
  }

  /**
   * Returns the elements between two comments that start with the given words; null if there are no such
   * comments.
   */
  between(startWords: string, endWords: string): Element[] | null {
    const bounds = this.boundsBetween(startWords, endWords);
    return bounds && this.all((element) => isInside(this.range(element), bounds));
  }

  /** Replaces everything between two comments, but not the comments themselves. */
  replaceBetween(startWords: string, endWords: string, text: string): void {
    const bounds = this.boundsBetween(startWords, endWords);
    if (!bounds) throw this.unexpected(`no comment “${startWords}”`);
    for (const element of this.between(startWords, endWords) ?? []) this.removed.add(element);
    this.edited.overwrite(...bounds, text);
  }

  /** Returns the HTML after all edits. */
  toString(): string {
    return this.edited.toString();
  }

  /** Creates an error that names the page and fails the build. */
  unexpected(what: string): Error {
    return new Error(
      `${this.file}: the page is not as Gatsby used to write it (${what}). See docs/architecture.md.`,
    );
  }

  private boundsBetween(startWords: string, endWords: string): [number, number] | null {
    const find = (words: string) => this.comments.find(({ data }) => data.trim().startsWith(words));
    const [start, end] = [find(startWords), find(endWords)];
    return start && end ? [this.range(start)[1], this.range(end)[0]] : null;
  }

  private range({ startIndex, endIndex }: ChildNode): [number, number] {
    if (startIndex === null || endIndex === null) throw this.unexpected("an element without a place");
    return [startIndex, endIndex + 1];
  }
}

const isInside = ([start, end]: readonly [number, number], [from, to]: readonly [number, number]) =>
  start >= from && end <= to;
