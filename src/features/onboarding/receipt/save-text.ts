/** Hands a text to the browser as a file to save; nothing leaves the browser. */
export function saveText(file: string, text: string) {
  // The mark makes old text editors read Turkish letters right.
  const url = URL.createObjectURL(new Blob([`\uFEFF${text}\r\n`], { type: "text/plain;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: file });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
