type SearchRequest = { isOpen: boolean; query: string };

const closed: SearchRequest = { isOpen: false, query: "" };

let current = closed;
const listeners = new Set<() => void>();

function publish(next: SearchRequest) {
  current = next;
  listeners.forEach((listener) => listener());
}

/** Opens the search, from wherever on the page, with a query to start with. */
export const openSearch = (query = "") => publish({ isOpen: true, query });

/** Closes the search. */
export const closeSearch = () => publish(closed);

/** The store behind the one search dialog, in the shape of React's `useSyncExternalStore`. */
export const searchRequest = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => current,
  readOnServer: () => closed,
};
