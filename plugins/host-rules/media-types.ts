/** Media types of the files in public/ by extension; nginx's list lacks newer ones. */
export const mediaTypes: Record<string, readonly string[]> = {
  "text/html": ["html"],
  "text/css": ["css"],
  "text/javascript": ["js"],
  "text/plain": ["txt"],
  "text/xml": ["xml"],
  "application/json": ["json"],
  "application/manifest+json": ["webmanifest"],
  "image/avif": ["avif"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/svg+xml": ["svg"],
  "image/webp": ["webp"],
  "image/x-icon": ["ico"],
  "font/woff2": ["woff2"],
};

/**
 * Returns the media type for a file's extension; undefined for an unknown extension.
 * @example mediaTypeOf("/favicon.ico") // "image/x-icon"
 */
export const mediaTypeOf = (file: string): string | undefined =>
  Object.keys(mediaTypes).find((type) => mediaTypes[type]?.includes(file.split(".").at(-1) ?? ""));
