/**
 * Whether the page that is being drawn shows its top first and what lies lower a moment later. Held only from the press on a
 * link until that page has arrived: a page that is read from the server, that the address enters at a certain place, or that a
 * visitor returns to is drawn whole, since a place below the top has to be there when it is scrolled to.
 */
let isTopFirst = false;

export const topFirst = {
  /** A link leads to the top of a page, or with a hash to a place in it. */
  begin: (address: string) => {
    isTopFirst = !address.includes("#");
  },
  end: () => {
    isTopFirst = false;
  },
  read: () => isTopFirst,
};
