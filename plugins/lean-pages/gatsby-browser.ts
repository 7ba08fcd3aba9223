/**
 * Moves below-the-fold styles into the head, which hydration ignores, unless the page's inline script has
 * already done so.
 */
export const onClientEntry = () => {
  const rest = document.querySelector("body style[data-rest]");
  if (rest) document.head.append(rest);
};
