/** The text of an answer in the charset that its content type names; in UTF-8 where it names none that browsers know. */
export async function answerText(response: Response): Promise<string> {
  const bytes = await response.arrayBuffer();
  const charset = /charset="?([^\s;"]+)/i.exec(response.headers.get("content-type") ?? "")?.[1];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
