/** The answer of a write of which no screen needs more than that it was accepted. */
export type Accepted = { accepted: true };

/** Reads nothing: the status of the answer has said it all. */
export const readAccepted = (): Accepted => ({ accepted: true });
