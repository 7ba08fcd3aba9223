/** The catalogue code of a failed call; undefined for anything else that was thrown. */
function failureCode(error: unknown): string | undefined {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
  return typeof code === "string" ? code : undefined;
}

/** Tells that the backend no longer knows this onboarding, or not with this hash. */
export const isUnknownOnboarding = (error: unknown): boolean =>
  ["not-found", "forbidden"].includes(failureCode(error) ?? "");

/** Tells that Meta's short-lived token is no longer accepted and the login has to be repeated. */
export const isTokenExpired = (error: unknown): boolean => failureCode(error) === "unauthorized";
