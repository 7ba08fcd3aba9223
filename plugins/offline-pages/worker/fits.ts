/** Content types by file extension, limited to those on which hosts agree. */
const typesByExtension: Record<string, RegExp> = {
  js: /^(application|text)\/(x-)?(java|ecma)script\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  html: /^text\/html\b/,
};

/** Matches content types of fonts, pictures and the manifest: any type except HTML, because hosts differ. */
const noPage = /^(?!text\/html\b)/;

const extensionOf = (url: string) => /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? "html";

type Answer = Pick<Response, "status" | "redirected" | "headers">;

/**
 * Reports whether a response has the content type expected for its URL. Captive portals, content filters and
 * hosts with a catch-all page respond with an HTML page and status 200.
 * @param url absolute; a URL without an extension is expected to be a page
 */
export function hasFittingType(url: string, { headers }: Pick<Response, "headers">): boolean {
  const type = (headers.get("content-type") ?? "").toLowerCase();
  return (typesByExtension[extensionOf(url)] ?? noPage).test(type);
}

/** Reports whether a response may be cached: complete, not redirected, and of the expected type. */
export const isKeepable = (url: string, answer: Answer): boolean =>
  answer.status === 200 && !answer.redirected && hasFittingType(url, answer);

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns Gatsby's path for a page, read from its inline script; undefined for any other HTML. */
export const pagePathOf = (html: string): string | undefined =>
  /(?:window\.pagePath|data-page)="([^"]*)"/.exec(html)?.[1];

/** Attribute that marks offline pages. */
const offlineMark = "data-offline-page";

/** Reports whether a response is genuine, judging by its content: valid JSON, or a page of this site. */
export async function isValidResponse(url: string, answer: Response): Promise<boolean> {
  if (!isKeepable(url, answer)) return false;
  const extension = extensionOf(url);
  if (extension === "json") return isJson(await answer.clone().text());
  const { pathname } = new URL(url);
  if (extension !== "html") return true;
  const html = await answer.clone().text();
  return pagePathOf(html) === pathname.replace(/index\.html$/, "") || html.includes(offlineMark);
}
