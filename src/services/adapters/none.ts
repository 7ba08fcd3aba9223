import type { Adapter } from "@/services/adapters/adapter";

/** The backend speaks the documented forms. A build with GATSBY_API_ADAPTER gets another file of this folder instead. */
export const adapter: Adapter = {};
