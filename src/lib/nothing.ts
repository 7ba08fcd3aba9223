/** Stands in for parts of plugins that no page uses (src/gatsby/webpack-config.ts). */
export default function nothing(): never[] {
  return [];
}
