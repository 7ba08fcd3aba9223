import type { Adapter } from "@/services/adapters/adapter";

/**
 * Default adapter, for backends that use the documented response formats; GATSBY_API_ADAPTER selects another
 * one in this folder.
 */
export const adapter: Adapter = {};
