import { env } from "@/config/env";
import type { Adapter } from "./adapters/adapter";
import { adapter } from "@/services/adapters/none";

/** Headers beyond those that every backend is asked to allow. */
export type ExtraHeaders = {
  /** `idempotency-key`, on writes. */
  idempotencyKey: boolean;
  /** `x-form-trace`, on the forms that anybody may send. */
  formTrace: boolean;
  /** `x-onboarding-hash`, where the body does not carry the hash. */
  onboardingHash: boolean;
};

/** Where and how the backend is called. */
export type ApiSettings = {
  /** Address before every call's path, without a closing slash; empty for the site's own origin. */
  baseUrl: string;
  /** Each as set; undefined: on for the site's own origin, off for another. */
  headers: Partial<ExtraHeaders>;
  /** Milliseconds after which a call gives up. */
  timeout: number;
  installingTimeout: number;
  /** Milliseconds before the first repetition of a reading call; each further pause is twice as long. */
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

/** Tells which of the extra headers are sent to the present backend. */
export function extraHeaders({ baseUrl, headers }: Readonly<ApiSettings> = settings): ExtraHeaders {
  const isOwn = isOwnOrigin(baseUrl);
  return {
    idempotencyKey: headers.idempotencyKey ?? isOwn,
    formTrace: headers.formTrace ?? isOwn,
    onboardingHash: headers.onboardingHash ?? isOwn,
  };
}
