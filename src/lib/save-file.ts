/** Downloads a file that was created in the browser. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Delayed, because some browsers read the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/**
 * Downloads text as a file with a byte-order mark, so that old editors detect UTF-8 and display Turkish
 * letters correctly.
 */
export const saveText = (name: string, text: string) =>
  saveFile(name, new Blob([`\uFEFF${text}\r\n`], { type: "text/plain;charset=utf-8" }));
