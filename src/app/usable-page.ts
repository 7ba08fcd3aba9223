import type { LayoutData } from "@/layout/layout-data";

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Reports whether page data contains all that the shell needs to render. */
export const hasLayoutData = (data: unknown): data is LayoutData =>
  isObject(data) &&
  isObject(data.siteFacts) &&
  isObject(data.navigation) &&
  Array.isArray(data.navigation.header) &&
  Array.isArray(data.navigation.footer);

const hasStrings = (data: Fields) =>
  isObject(data.locales) && Array.isArray(data.locales.edges) && data.locales.edges.length > 0;

/** Reports whether a page is the offline plugin's empty page, which has neither data nor a language. */
const isEmptyShell = (path: string) => path.startsWith("/offline-plugin-app-shell-fallback/");

/** A page as loaded by Gatsby: its metadata and its query results. */
export type LoadedPage = {
  page?: { path?: string; webpackCompilationHash?: string };
  json?: unknown;
  status?: string;
};

/**
 * Reports whether page data is complete enough for the plugins and the shell; false for unexpected responses.
 */
export function isUsablePage({ page, json }: LoadedPage): boolean {
  if (typeof page?.path !== "string" || !isObject(json) || !isObject(json.pageContext)) return false;
  if (isEmptyShell(page.path)) return true;
  const { data, pageContext } = json;
  const { i18n } = pageContext;
  return isObject(i18n) && typeof i18n.language === "string" && hasLayoutData(data) && hasStrings(data);
}
