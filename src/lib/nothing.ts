/** Stands in for parts of plugins that no page uses (src/gatsby/bundle/webpack-config.ts). */
export default function nothing(): never[] {
  return [];
}
