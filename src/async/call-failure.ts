import { CallError } from "@/services/errors";

/**
 * Tells that the backend no longer knows this onboarding, or not with this hash. Of a call that carries Meta's token, 401 is about
 * that instead.
 */
export const isUnknownOnboarding = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.code === "not-found" ||
    error.code === "forbidden" ||
    (error.code === "unauthorized" && error.call === "get-information"));

/** Tells that Meta's short-lived token is no longer accepted and the login has to be repeated. */
export const isTokenExpired = (error: unknown): boolean =>
  error instanceof CallError && error.code === "unauthorized";
