import { createStore } from "@/ui/create-store";

const closed = { isOpen: false, query: "" };

/** State of the search dialog: whether it is open, and the initial query. */
export const searchRequest = createStore(closed);

/** Opens the search dialog with an initial query. */
export const openSearch = (query = "") => searchRequest.write({ isOpen: true, query });

export const closeSearch = () => searchRequest.write(closed);
