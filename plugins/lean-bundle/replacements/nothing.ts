/** Replaces parts of plugins and of Gatsby that no page uses. */
export default function nothing(): never[] {
  return [];
}

/** Gatsby exports its Slice component under this name. */
export { nothing as Slice };
