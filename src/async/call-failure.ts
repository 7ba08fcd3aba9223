import { CallError } from "@/services/errors";

/** Tells that the backend no longer knows this onboarding, or not with this hash. */
export const isUnknownOnboarding = (error: unknown): boolean =>
  error instanceof CallError && (error.code === "not-found" || error.code === "forbidden");

/** Tells that Meta's short-lived token is no longer accepted and the login has to be repeated. */
export const isTokenExpired = (error: unknown): boolean =>
  error instanceof CallError && error.code === "unauthorized";
