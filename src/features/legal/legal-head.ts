type LegalHead = { readonly title: string; readonly version: string; readonly summary: string };

/** What names the page of a legal text: its title with the version, and its summary. */
export const legalHead = ({ title, version, summary }: LegalHead) => ({ title, version, summary });
