const reserved = new Set(
  (
    "admin api app blog cdn demo destek dev ftp help imap internal localhost mail magaza ns odeme panel pay pop root " +
    "shop shop-internal smtp staging static status store support test webmail www yardim"
  ).split(" "),
);

/**
 * Tells whether a shop address is kept for the service itself, so that no shop may have it.
 * @example isReservedLabel("www") // true
 */
export const isReservedLabel = (label: string): boolean => reserved.has(label);
