/** Content types by file extension, where hosts agree on them. */
const typesByExtension: Record<string, RegExp> = {
  js: /^(application|text)\/(x-)?(java|ecma)script\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
  html: /^text\/html\b/,
};

/** Fonts, pictures and the manifest go by many names, but never by that of a page. */
const noPage = /^(?!text\/html\b)/;

const extensionOf = (url: string) => /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? "html";

type Answer = Pick<Response, "status" | "redirected" | "headers">;

/**
 * Whether an answer has the type that its address promises. Portals, filters and hosts with a page for everything answer
 * with a page of their own and status 200.
 * @param url absolute; one without an extension promises a page
 */
export function hasFittingType(url: string, { headers }: Pick<Response, "headers">): boolean {
  const type = (headers.get("content-type") ?? "").toLowerCase();
  return (typesByExtension[extensionOf(url)] ?? noPage).test(type);
}

/** Whether an answer may be kept by its status and type: complete, for this very address, of the type promised. */
export const isKeepable = (url: string, answer: Answer): boolean =>
  answer.status === 200 && !answer.redirected && hasFittingType(url, answer);

/** Whether a text is JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The path under which Gatsby knows a page, as the page's own script says; undefined for any other HTML. */
export const pagePathOf = (html: string): string | undefined =>
  /(?:window\.pagePath|data-page)="([^"]*)"/.exec(html)?.[1];

/** The mark of the pages that say that there is no network. */
const offlineMark = "data-offline-page";

/** Whether an answer is, down to its content, what its address promises: JSON that can be read, a page of ours. */
export async function isGenuine(url: string, answer: Response): Promise<boolean> {
  if (!isKeepable(url, answer)) return false;
  const extension = extensionOf(url);
  if (extension === "json") return isJson(await answer.clone().text());
  const { pathname } = new URL(url);
  if (extension !== "html") return true;
  const html = await answer.clone().text();
  return pagePathOf(html) === pathname.replace(/index\.html$/, "") || html.includes(offlineMark);
}
