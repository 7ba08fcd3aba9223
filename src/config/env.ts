/** Reads an origin list item; the message names the variable, so that a maintainer knows what to mend. */
function originOf(name: string, value: string): string {
  try {
    return new URL(value).origin;
  } catch {
    throw new Error(`${name} must be an absolute address such as https://api.example.com, not "${value}".`);
  }
}

// Written out literally, because the bundler replaces these words with their values.
const apiBaseUrl = process.env.GATSBY_API_BASE_URL ?? "";
const facebookAppId = process.env.GATSBY_FACEBOOK_APP_ID ?? "";

/** The site's settings from the environment, parsed once; a bad one stops the build with its name. */
export const env = {
  /** Origin of the backend; empty: the site's own origin. */
  apiBaseUrl: apiBaseUrl && originOf("GATSBY_API_BASE_URL", apiBaseUrl),
  /** Origins a page may call besides its own. */
  apiOrigins: apiBaseUrl ? [originOf("GATSBY_API_BASE_URL", apiBaseUrl)] : [],
  /** Meta application id; empty: the local stand-in of the login dialog. */
  facebookAppId,
};
