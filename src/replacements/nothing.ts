/** In place of parts of plugins that no page uses. */
export default function nothing(): never[] {
  return [];
}
