type LegalHead = { readonly title: string; readonly version: string; readonly summary: string };

/** What names the page of a legal text: its title with the version, and its summary. */
export const legalHead = ({ title, version, summary }: LegalHead) => ({ title, version, summary });

type Version = { readonly supersededOn: string | null };

/** Whether search results leave a legal text out: it is no longer in force. */
export const isFormer = ({ supersededOn }: Version) => supersededOn !== null;

/** Where the strings of its head are: those of a former text say that it is one. */
export const headOf = (text: Version) => (isFormer(text) ? "former.head" : "head");
