const isFieldError = (value: unknown): value is { field: string; message: string } => {
  if (typeof value !== "object" || value === null) return false;
  const { field, message } = value as Record<string, unknown>; // any object may be asked for any field
  return typeof field === "string" && typeof message === "string";
};

/** What a failed call says about single fields, as submit errors by field name; empty where it says nothing of the kind. */
export function fieldMessages(error: unknown): Record<string, string> {
  const items = typeof error === "object" && error !== null && "fields" in error ? error.fields : undefined;
  if (!Array.isArray(items)) return {};
  return Object.fromEntries(items.filter(isFieldError).map(({ field, message }) => [field, message]));
}
