/** Hands a file to the browser to save; nothing leaves the browser. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Saves a text with the byte-order mark that makes old text editors read Turkish letters right. */
export const saveText = (name: string, text: string) =>
  saveFile(name, new Blob([`\uFEFF${text}\r\n`], { type: "text/plain;charset=utf-8" }));
