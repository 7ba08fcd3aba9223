/** Returns the cells of the first table in a Markdown text, row by row, without header and code marks. */
export function readMarkdownTable(text: string): string[][] {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => /^\|[\s|:-]+\|$/.test(line)) + 1;
  const end = lines.findIndex((line, index) => index >= start && !line.startsWith("|"));
  return lines.slice(start, end).map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.replaceAll("`", "").trim()),
  );
}
