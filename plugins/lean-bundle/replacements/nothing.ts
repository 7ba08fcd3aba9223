/** Replaces parts of plugins and of Gatsby that no page uses. */
export default function nothing(): never[] {
  return [];
}

/** Name under which Gatsby exports the component. */
export { nothing as Slice };
