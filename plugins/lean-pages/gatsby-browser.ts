/**
 * Moves below-the-fold styles into the head, where hydration ignores them, unless the page's inline script
 * has done so.
 */
export const onClientEntry = () => {
  const rest = document.querySelector("body style[data-rest]");
  if (rest) document.head.append(rest);
};
