type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };

/** Tells whether the visitor saves data or is on a 2g connection, where nothing is prefetched (docs/product.md 2). */
export function isConstrained(browser: NavigatorWithConnection = navigator): boolean {
  const { connection } = browser;
  return Boolean(connection && (connection.saveData || connection.effectiveType?.includes("2g")));
}
