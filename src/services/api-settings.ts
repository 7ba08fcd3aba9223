import { env } from "@/config/env";
import type { Adapter } from "./adapters/adapter";
import { adapter } from "@/services/adapters/none";

/** Optional headers, which some backends do not accept. */
export type ExtraHeaders = {
  /** `idempotency-key`, sent with writes. */
  idempotencyKey: boolean;
  /** `x-form-trace`, sent with public forms. */
  formTrace: boolean;
  /** `x-onboarding-hash`, sent with calls that have no hash in the body. */
  onboardingHash: boolean;
};

export type ApiSettings = {
  /** Base URL of all calls, without a trailing slash; empty for the site's own origin. */
  baseUrl: string;
  /** Overrides for the optional headers, which by default are sent only to the site's own origin. */
  headers: Partial<ExtraHeaders>;
  timeout: number;
  installingTimeout: number;
  /** Milliseconds before the first retry of a read; doubled for each further retry. */
  firstPause: number;
  fetch: typeof fetch;
  adapter: Adapter;
};

const settings: ApiSettings = {
  baseUrl: env.apiBaseUrl,
  headers: env.apiHeaders,
  timeout: 15_000,
  installingTimeout: 60_000,
  firstPause: 500,
  fetch: (input, init) => fetch(input, init),
  adapter,
};

export function configureApi(changes: Partial<ApiSettings>): void {
  Object.assign(settings, changes);
}

export const apiSettings = (): Readonly<ApiSettings> => settings;

const isOwnOrigin = (baseUrl: string) =>
  baseUrl === "" ||
  (typeof location !== "undefined" && new URL(baseUrl, location.href).origin === location.origin);

/** Returns the optional headers to send to the configured backend. */
export function extraHeaders({ baseUrl, headers }: Readonly<ApiSettings> = settings): ExtraHeaders {
  const isOwn = isOwnOrigin(baseUrl);
  return {
    idempotencyKey: headers.idempotencyKey ?? isOwn,
    formTrace: headers.formTrace ?? isOwn,
    onboardingHash: headers.onboardingHash ?? isOwn,
  };
}
