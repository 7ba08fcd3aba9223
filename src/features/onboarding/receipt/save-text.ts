import { saveFile } from "@/lib/save-file";

/** Hands a text to the browser as a file to save, with the mark that makes old text editors read Turkish letters right. */
export const saveText = (file: string, text: string) => saveFile(file, "text/plain", `\uFEFF${text}\r\n`);
