type TagWindow = Window & { dataLayer?: unknown[] };

/** Google's command queue, read by its scripts once they load. */
export function pushToDataLayer(entry: unknown) {
  const page = window as TagWindow;
  (page.dataLayer ??= []).push(entry);
}

/** A command of Google's tags. They take an `arguments` object only, no array. */
export function gtag(..._command: unknown[]) {
  // oxlint-disable-next-line prefer-rest-params
  pushToDataLayer(arguments);
}

/** Google's consent mode: what holds before anybody agreed, or what was agreed to. */
export const setConsent = (command: "default" | "update", signals: Record<string, string>) =>
  gtag("consent", command, signals);
