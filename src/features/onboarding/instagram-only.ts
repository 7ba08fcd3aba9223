/** Code of the package that has nothing but Instagram: it skips the other parts of the setup (decisions, 4). */
const instagramOnlyCode = "instagram-only";

/** Tells whether a package is the Instagram-only one. */
export const isInstagramOnly = ({ code }: { code: string }): boolean => code === instagramOnlyCode;
