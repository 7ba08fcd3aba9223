/**
 * Address of a customer story, without language prefix (docs/decisions/004).
 * @example storyPath("mercan-butik") // "/referances/mercan-butik/"
 */
export const storyPath = (slug: string) => `/referances/${slug}/`;
