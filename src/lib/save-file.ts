/** Hands a text to the browser as a file to save; nothing leaves the browser. */
export function saveFile(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the address only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** Saves a text with the byte-order mark that makes old text editors read Turkish letters right. */
export const saveText = (name: string, text: string) => saveFile(name, "text/plain", `\uFEFF${text}\r\n`);
