import { DomUtils, parseDocument } from "htmlparser2";
import MagicString from "magic-string";

/** Tells whether an element is the one that is looked for. */
export type ChildNode = ReturnType<typeof parseDocument>["children"][number];
export type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
export type Match = (element: Element) => boolean;

/** Matches elements by name and by attributes; a value may be a pattern. */
export const tag =
  (name: string, attributes: Record<string, string | RegExp> = {}): Match =>
  (element) =>
    element.name === name &&
    Object.entries(attributes).every(([key, value]) => {
      const actual = element.attribs[key];
      return actual !== undefined && (typeof value === "string" ? actual === value : value.test(actual));
    });

/** The text inside an element: what a script or style consists of. */
export const contentOf = (element: Element): string => DomUtils.textContent(element);

/**
 * A page that Gatsby has written: parsed once, asked for elements, and edited in place. What no edit touches stays byte for
 * byte as it was.
 */
export class HtmlPage {
  private readonly elements: Element[];
  private readonly comments: (ChildNode & { data: string })[];
  private readonly edited: MagicString;
  private readonly removed = new Set<Element>();

  /**
   * @param file path in the built site, for messages
   * @param source the text of the file
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

  /** Every element that matches and has not been removed, in the order of the page. */
  all(match: Match): Element[] {
    return this.elements.filter((element) => match(element) && !this.removed.has(element));
  }

  /** The first element that matches. */
  first(match: Match): Element | undefined {
    return this.elements.find((element) => match(element) && !this.removed.has(element));
  }

  /**
   * The one element that matches.
   * @throws when there is none or more than one: the markup is not what this code was written for
   */
  only(what: string, match: Match): Element {
    const [element, ...more] = this.all(match);
    if (!element || more.length > 0) throw this.unexpected(`${more.length + (element ? 1 : 0)} × ${what}`);
    return element;
  }

  /** The elements that begin before the end of one of them, that one and what is in it included. */
  upTo(last: Element): Element[] {
    const [, end] = this.range(last);
    return this.all((element) => this.range(element)[0] < end);
  }

  /** Takes an element out of the page. */
  remove(element: Element): void {
    const [start, end] = this.range(element);
    this.edited.remove(start, end);
    for (const inner of [element, ...DomUtils.findAll(() => true, element.children)]) this.removed.add(inner);
  }

  /** Puts markup behind everything that is in an element. */
  append(element: Element, markup: string): void {
    const [, end] = this.range(element);
    this.edited.appendLeft(end - `</${element.name}>`.length, markup);
  }

  /** Replaces the text that an element consists of. */
  replaceContent(element: Element, text: string): void {
    const [from, to] = [element.firstChild, element.lastChild];
    if (from && to) this.edited.overwrite(this.range(from)[0], this.range(to)[1], text);
  }

  /** The elements between two comments that begin with the given words; null where there are no such comments. */
  between(startWords: string, endWords: string): Element[] | null {
    const bounds = this.boundsBetween(startWords, endWords);
    return bounds && this.all((element) => isInside(this.range(element), bounds));
  }

  /** Replaces everything between two comments, which stay. */
  replaceBetween(startWords: string, endWords: string, text: string): void {
    const bounds = this.boundsBetween(startWords, endWords);
    if (!bounds) throw this.unexpected(`no comment “${startWords}”`);
    for (const element of this.between(startWords, endWords) ?? []) this.removed.add(element);
    this.edited.overwrite(...bounds, text);
  }

  /** The page with all edits. */
  toString(): string {
    return this.edited.toString();
  }

  /** An error that names the page; the build ends with it. */
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
