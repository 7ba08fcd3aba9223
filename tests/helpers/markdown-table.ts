/** Cells of the first table of a Markdown text, row by row, without its head and without the marks of code. */
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
