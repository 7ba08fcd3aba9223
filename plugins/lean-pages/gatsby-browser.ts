/** Moves the styles below the first view into the head, where the framework does not look for them; the page may have done so. */
export const onClientEntry = () => {
  const rest = document.querySelector("body style[data-rest]");
  if (rest) document.head.append(rest);
};
