/** Turns an object into a multipart body: files as files, everything else as JSON; what is undefined or null is left out. */
export function multipart(
  values: Record<string, unknown>,
  headers: Headers,
): { body: FormData; headers: Headers } {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Blob) body.append(name, value);
    else if (value !== undefined && value !== null) body.append(name, JSON.stringify(value));
  }
  // The browser writes this header itself, with the boundary.
  headers.delete("content-type");
  return { body, headers };
}
