import type { Session } from "./session";

/** Marks the first visible element with a given text for a selector; returns false without a match. */
const markByText = `
  const [kind, text, mark] = arguments;
  const squeeze = (value) => (value ?? "").replace(/\\s+/g, " ").trim();
  const nameOf = (one) => squeeze(one.getAttribute("aria-label") || one.innerText);
  const found = [...document.querySelectorAll(kind)].find(
    (one) => one.getClientRects().length > 0 && !one.disabled && nameOf(one).includes(squeeze(text)),
  );
  document.querySelectorAll("[" + mark + "]").forEach((one) => one.removeAttribute(mark));
  found?.setAttribute(mark, "");
  found?.scrollIntoView({ block: "center" });
  return found !== undefined;
`;

/** Marks the visible part of a control: itself, or its label. */
const markControl = `
  const [selector, index] = arguments;
  const control = [...document.querySelectorAll(selector)][index];
  const seen = control && (control.closest("label") ?? control.labels?.[0] ?? control);
  document.querySelectorAll("[data-ticked]").forEach((one) => one.removeAttribute("data-ticked"));
  // Clicking the middle of a label with a link would open the link, so the control itself is clicked.
  const pressed = seen?.querySelector("a, button") ? control : seen;
  pressed?.setAttribute("data-ticked", "");
  seen?.scrollIntoView({ block: "center" });
  return seen !== undefined;
`;

/** Returns a visitor's actions on a page, by visible text. */
export function visitorOf(session: Session) {
  /** Finds an element by its text and clicks it; retries if it was replaced meanwhile. */
  const press = async (kind: string, text: string) => {
    for (let tries = 1; ; tries += 1) {
      await session.until(`${kind} "${text}"`, markByText, [kind, text, "data-pressed"]);
      try {
        // Tries the pointer first; a control that WebDriver considers covered is activated by keyboard.
        if (tries < 3) await session.click("[data-pressed]");
        else await session.type("[data-pressed]", "\uE007");
        return;
      } catch (error) {
        if (tries === 5) throw error;
        await new Promise((resolve) => setTimeout(resolve, 300));
      }
    }
  };
  return {
    pressButton: (text: string) => press("button", text),
    pressLink: (text: string) => press("a[href]", text),
    /** Waits for the screen with a heading. */
    reads: (heading: string) =>
      session.until(
        `the heading "${heading}"`,
        "return [...document.querySelectorAll('h1')].some((one) => one.innerText.trim() === arguments[0].trim())",
        [heading],
      ),
    /** Ticks or selects the nth control of a kind and verifies the result. */
    async tick(selector: string, index = 0) {
      await session.until(`${selector} ${index}`, markControl, [selector, index]);
      const isTicked = "return [...document.querySelectorAll(arguments[0])][arguments[1]].checked";
      if (!(await session.run<boolean>(isTicked, selector, index))) await session.click("[data-ticked]");
      await session.until(`${selector} ${index} is ticked`, isTicked, [selector, index]);
    },
    isThere: (kind: string, text: string) => session.run<boolean>(markByText, kind, text, "data-looked-for"),
  };
}
