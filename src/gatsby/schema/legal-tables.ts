const table = /<table>([\s\S]*?)<\/table>/g;
const headCell = /<th>([\s\S]*?)<\/th>/g;
const bodyRow = /<tr>([\s\S]*?)<\/tr>/g;

const asAttribute = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll('"', "&quot;")
    .trim();

/**
 * Prepares tables of a rendered document to be laid out as lists of rows on narrow screens: cells get the
 * name of their column in `data-label`, and explicit roles preserve table semantics for assistive technology
 * in any layout.
 */
export function withCellLabels(html: string): string {
  return html.replace(table, (_whole, content: string) => {
    const labels = [...content.matchAll(headCell)].map(([, label = ""]) => asAttribute(label));
    const rows = content.replace(bodyRow, (_row, cells: string) => {
      let column = 0;
      const labelled = cells
        .replaceAll("<th>", '<th role="columnheader">')
        .replace(/<td>/g, () => `<td role="cell" data-label="${labels[column++] ?? ""}">`);
      return `<tr role="row">${labelled}</tr>`;
    });
    const grouped = rows.replace(/<(thead|tbody)>/g, '<$1 role="rowgroup">');
    return `<table role="table">${grouped}</table>`;
  });
}
