import type { Adapter } from "@/services/adapters/adapter";

/**
 * Default adapter for backends that use the documented forms; GATSBY_API_ADAPTER replaces it with another
 * file of this folder.
 */
export const adapter: Adapter = {};
