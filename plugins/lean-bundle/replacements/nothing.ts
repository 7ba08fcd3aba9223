/** Replaces parts of plugins and of Gatsby that no page uses. */
export default function nothing(): never[] {
  return [];
}

/** Name of the export in Gatsby. */
export { nothing as Slice };
