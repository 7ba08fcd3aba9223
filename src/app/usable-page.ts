import type { LayoutData } from "@/layout/layout-data";

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Whether page data holds what the shell is drawn from. */
export const hasLayoutData = (data: unknown): data is LayoutData =>
  isObject(data) &&
  isObject(data.siteFacts) &&
  isObject(data.navigation) &&
  Array.isArray(data.navigation.header) &&
  Array.isArray(data.navigation.footer);

const hasStrings = (data: Fields) =>
  isObject(data.locales) && Array.isArray(data.locales.edges) && data.locales.edges.length > 0;

/** The offline plugin's empty page has neither data nor language. */
const isEmptyShell = (path: string) => path.startsWith("/offline-plugin-app-shell-fallback/");

/** What Gatsby's loader makes of a page: its own facts, and what the page's queries gave. */
export type LoadedPage = {
  page?: { path?: string; webpackCompilationHash?: string };
  json?: unknown;
  status?: string;
};

/** Whether page data is complete enough for plugins and shell; an answer of another shape is not. */
export function isUsablePage({ page, json }: LoadedPage): boolean {
  if (typeof page?.path !== "string" || !isObject(json) || !isObject(json.pageContext)) return false;
  if (isEmptyShell(page.path)) return true;
  const { data, pageContext } = json;
  const { i18n } = pageContext;
  return isObject(i18n) && typeof i18n.language === "string" && hasLayoutData(data) && hasStrings(data);
}
