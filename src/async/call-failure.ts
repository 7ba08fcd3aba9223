import { CallError } from "@/services/errors";

/**
 * Reports whether the backend rejects the onboarding's id or hash. For calls with Meta's token, 401 refers to
 * the token instead.
 */
export const isUnknownOnboarding = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.code === "not-found" ||
    error.code === "forbidden" ||
    (error.code === "unauthorized" && error.call === "get-information"));

/** Reports whether Meta's short-lived token has expired, so that the login has to be repeated. */
export const isTokenExpired = (error: unknown): boolean =>
  error instanceof CallError && error.code === "unauthorized";
