import { env } from "@/config/env";
import { languageFacts } from "@/config/language-facts";
import type { Locale } from "@/config/languages";

/** Response of Meta's SDK to a login; has `code` or `accessToken`, depending on the configured flow. */
export type LoginResponse = {
  status?: string;
  authResponse?: { code?: string; accessToken?: string; grantedScopes?: string } | null;
};

/** The parts of Meta's SDK that are used here. */
export type FacebookSdk = {
  init(options: { appId: string; version: string; cookie: boolean; xfbml: boolean }): void;
  login(onEnd: (response?: LoginResponse | null) => void, options: object): void;
};

declare global {
  // Only an interface merges with the browser's declaration.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    FB?: FacebookSdk;
  }
}

/** Milliseconds after which a script that has not loaded counts as blocked. */
export const scriptTimeout = 10_000;

type Loading = { locale: Locale; result: Promise<boolean>; sdk: FacebookSdk | null };
let loading: Loading | null = null;

function fetchScript(locale: Locale): Promise<FacebookSdk | null> {
  delete window.FB;
  const script = document.createElement("script");
  return new Promise((resolve) => {
    const settle = (sdk: Partial<FacebookSdk> | undefined) => {
      clearTimeout(timer);
      script.remove();
      // Content blockers replace the SDK with a stub, which may lack functions.
      resolve(sdk?.init && sdk.login ? (sdk as FacebookSdk) : null);
    };
    const timer = setTimeout(settle, scriptTimeout);
    script.src = `https://connect.facebook.net/${languageFacts[locale].network}/sdk.js`;
    script.async = true;
    script.crossOrigin = "anonymous";
    script.onload = () => settle(window.FB);
    script.onerror = () => settle(undefined);
    document.head.append(script);
  });
}

/**
 * Loads Meta's script in a language, at most once; returns false if it is blocked or times out, so that it
 * can be retried.
 */
export function loadFacebookSdk(locale: Locale): Promise<boolean> {
  if (loading?.locale === locale) return loading.result;
  const result = fetchScript(locale).then((sdk) => {
    const { appId, apiVersion: version } = env.facebook;
    sdk?.init({ appId, version, cookie: false, xfbml: false });
    if (loading !== current) return sdk !== null;
    current.sdk = sdk;
    if (!sdk) loading = null;
    return sdk !== null;
  });
  const current: Loading = { locale, result, sdk: null };
  loading = current;
  return result;
}

/** Returns the loaded SDK synchronously, since browsers allow popups only in the click handler. */
export const loadedFacebookSdk = (): FacebookSdk | null => loading?.sdk ?? null;
