import { describe, expect, it } from "vitest";
import { withCellLabels } from "@/gatsby/schema/legal-tables";

const table = `<p>Önce</p><table>
<thead>
<tr>
<th>Ad</th>
<th>Ne "işe" <em>yarar</em></th>
</tr>
</thead>
<tbody>
<tr>
<td><code>vuex</code></td>
<td>Kurulumu saklar</td>
</tr>
</tbody>
</table><p>Sonra</p>`;

describe("withCellLabels()", () => {
  const labelled = withCellLabels(table);

  it("table cells are labelled with their column header", () => {
    expect(labelled).toContain('<td role="cell" data-label="Ad"><code>vuex</code></td>');
    expect(labelled).toContain('<td role="cell" data-label="Ne &quot;işe&quot; yarar">Kurulumu saklar</td>');
  });

  it("table roles are preserved in any CSS layout", () => {
    expect(labelled.match(/role="(table|rowgroup|row|columnheader|cell)"/g)).toHaveLength(9);
  });

  it("content outside tables is unchanged", () => {
    expect(labelled.startsWith("<p>Önce</p>")).toBe(true);
    expect(labelled.endsWith("<p>Sonra</p>")).toBe(true);
    expect(withCellLabels("<p>Tablo yok</p>")).toBe("<p>Tablo yok</p>");
  });
});
