type LegalHead = { readonly title: string; readonly version: string; readonly summary: string };

/** Returns the variables for the page head of a legal text: its title with version, and its summary. */
export const legalHead = ({ title, version, summary }: LegalHead) => ({ title, version, summary });

type Version = { readonly supersededOn: string | null };

/** Reports whether a legal text is superseded, and thus excluded from search results. */
export const isFormer = ({ supersededOn }: Version) => supersededOn !== null;

/** Returns the translation key of the page head, which differs for superseded texts. */
export const headOf = (text: Version) => (isFormer(text) ? "former.head" : "head");
