type Rules = {
  createScriptURL: (address: string) => string | null;
  createHTML: (html: string) => string | null;
  createScript: (text: string) => string | null;
};

type TrustingWindow = Window & {
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown };
};

/** Path of the site's own scripts: webpack's chunks and the service worker are all at the root. */
const ownScript = /^\/[^/]+\.js$/;

/** Matches the empty element from which React creates scripts, and JSON for structured data. */
const harmlessHtml = /^(?:<script><\/script>|\{[^<]*)$/;

/**
 * Defines the Trusted Types policy for plain strings (docs/decisions/005): allows our own script files, data
 * blocks, and React's empty element; rejects all other HTML and scripts, unless they go through `ownHtml`.
 */
export function trustOwnScripts() {
  const { origin } = location;
  (window as TrustingWindow).trustedTypes?.createPolicy("default", {
    createScriptURL(address) {
      const url = new URL(address, origin);
      return url.origin === origin && ownScript.test(url.pathname) ? address : null;
    },
    createHTML: (html) => (harmlessHtml.test(html) ? html : null),
    createScript(text) {
      JSON.parse(text);
      return text;
    },
  });
}
