type Rules = {
  createScriptURL: (address: string) => string | null;
  createHTML: (html: string) => string | null;
  createScript: (text: string) => string | null;
};

type TrustingWindow = Window & {
  trustedTypes?: { createPolicy: (name: string, rules: Rules) => unknown };
};

/** The scripts of the site all lie at its top, those of webpack as well as the worker. */
const ownScript = /^\/[^/]+\.js$/;

/** The element out of which React makes scripts, and JSON for the structured data. */
const harmlessHtml = /^(?:<script><\/script>|\{[^<]*)$/;

/**
 * Sets what the pages' policy lets become code or HTML where a plain text is handed to the browser (Trusted Types,
 * docs/decisions/005): our own script files, data blocks, and React's empty element. Everything else that goes past `ownHtml`
 * is refused.
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
