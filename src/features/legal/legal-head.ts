type LegalHead = { readonly title: string; readonly version: string; readonly summary: string };

/** What names the page of a legal text: its title with the version, and its summary. */
export const legalHead = ({ title, version, summary }: LegalHead) => ({ title, version, summary });

/** What is different in the head of a text that is no longer in force: it says so, and search results leave it out. */
export const formerHead = ({ supersededOn }: { readonly supersededOn: string | null }) =>
  supersededOn ? { prefix: "former.head", isHidden: true } : {};
