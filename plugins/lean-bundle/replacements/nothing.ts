/** In place of parts of plugins and of Gatsby that no page uses. */
export default function nothing(): never[] {
  return [];
}

/** Gatsby exports it by this name. */
export { nothing as Slice };
