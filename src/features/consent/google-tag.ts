type TagWindow = Window & { dataLayer?: unknown[] };

/** Adds an entry to Google's command queue, which its scripts read once they load. */
export function pushToDataLayer(entry: unknown) {
  const page = window as TagWindow;
  (page.dataLayer ??= []).push(entry);
}

/** Queues a command for Google's tags, which accept only an `arguments` object, not an array. */
export function gtag(..._command: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params
  pushToDataLayer(arguments);
}

/** Sets the default or updated state of Google's consent mode. */
export const setConsent = (command: "default" | "update", signals: Record<string, string>) =>
  gtag("consent", command, signals);
