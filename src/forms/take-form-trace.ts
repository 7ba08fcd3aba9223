import { formTrace, leastFillTime, honeypotName } from "@/lib/form-trace";

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * How a form was filled in, or undefined for one without the honeypot. A sending quicker than any person waits for the rest of the
 * least time, so that nobody is refused for it; the honeypot is emptied, so that whoever has a browser that fills in everything
 * gets through the second time.
 */
export async function takeFormTrace(form: HTMLFormElement | null): Promise<string | undefined> {
  const honeypot = form?.elements.namedItem(honeypotName);
  if (!(honeypot instanceof HTMLInputElement)) return undefined;
  const { value } = honeypot;
  honeypot.value = "";
  // The clock runs from the moment the page was opened: what is typed before the page answers counts.
  while (performance.now() < leastFillTime) await pause(Math.ceil(leastFillTime - performance.now()));
  return formTrace(performance.now(), value);
}
