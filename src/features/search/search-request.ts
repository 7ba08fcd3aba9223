import { createStore } from "@/ui/create-store";

const closed = { isOpen: false, query: "" };

/** Whether the one search dialog is open, and the query it starts with. */
export const searchRequest = createStore(closed);

/** Opens the search, from wherever on the page, with a query to start with. */
export const openSearch = (query = "") => searchRequest.write({ isOpen: true, query });

/** Closes the search. */
export const closeSearch = () => searchRequest.write(closed);
