/** Where and how the backend is called. */
export type ApiSettings = {
  /** Origin of the backend without a closing slash; empty for the site's own. */
  baseUrl: string;
  /** The language of the answers' texts, asked at each call. */
  getLocale: () => string;
  /** Milliseconds after which a call gives up (decisions, 6). */
  timeout: number;
  /** Milliseconds before the first repetition of a reading call; each further pause is twice as long. */
  firstPause: number;
  fetch: typeof fetch;
};

const settings: ApiSettings = {
  // Written out literally, because the bundler replaces these words with their value.
  baseUrl: process.env.GATSBY_API_BASE_URL ?? "",
  getLocale: () => (typeof document === "undefined" ? "" : document.documentElement.lang),
  timeout: 15_000,
  firstPause: 500,
  fetch: (input, init) => fetch(input, init),
};

/** Changes some of the settings, for the calls made from now on. */
export function configureApi(changes: Partial<ApiSettings>): void {
  Object.assign(settings, changes);
}

/** The settings that apply now. */
export const apiSettings = (): Readonly<ApiSettings> => settings;
