const table = /<table>([\s\S]*?)<\/table>/g;
const headCell = /<th>([\s\S]*?)<\/th>/g;
const bodyRow = /<tr>([\s\S]*?)<\/tr>/g;

const asAttribute = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replaceAll('"', "&quot;")
    .trim();

/**
 * Lets every table of a rendered document be laid out as a list of rows on narrow screens: cells carry the name of their
 * column in `data-label`, and roles keep the table a table for assistive technology whatever its layout.
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
