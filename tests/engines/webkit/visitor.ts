import type { Session } from "./session";

/** Marks the first visible element of a kind with a text, so that it can be pressed by a selector; false where there is none. */
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

/** Marks what is seen of a control: itself, or the label around or beside it. */
const markControl = `
  const [selector, index] = arguments;
  const control = [...document.querySelectorAll(selector)][index];
  const seen = control && (control.closest("label") ?? control.labels?.[0] ?? control);
  document.querySelectorAll("[data-ticked]").forEach((one) => one.removeAttribute("data-ticked"));
  // A label with a link in its middle opens that link: there the control itself is pressed.
  const pressed = seen?.querySelector("a, button") ? control : seen;
  pressed?.setAttribute("data-ticked", "");
  seen?.scrollIntoView({ block: "center" });
  return seen !== undefined;
`;

/** What a visitor does with a page, by what they read on it. */
export function visitorOf(session: Session) {
  /** Finds an element by its text and presses it; once more where it was replaced in between. */
  const press = async (kind: string, text: string) => {
    for (let tries = 1; ; tries += 1) {
      await session.until(`${kind} "${text}"`, markByText, [kind, text, "data-pressed"]);
      try {
        // By the pointer first; a control that WebDriver finds covered is pressed by the keyboard.
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
    /** Waits for the screen with this heading. */
    reads: (heading: string) =>
      session.until(
        `the heading "${heading}"`,
        "return [...document.querySelectorAll('h1')].some((one) => one.innerText.trim() === arguments[0].trim())",
        [heading],
      ),
    /** Ticks or chooses the nth control of a kind, and sees that it is. */
    async tick(selector: string, index = 0) {
      await session.until(`${selector} ${index}`, markControl, [selector, index]);
      const isTicked = "return [...document.querySelectorAll(arguments[0])][arguments[1]].checked";
      if (!(await session.run<boolean>(isTicked, selector, index))) await session.click("[data-ticked]");
      await session.until(`${selector} ${index} is ticked`, isTicked, [selector, index]);
    },
    isThere: (kind: string, text: string) => session.run<boolean>(markByText, kind, text, "data-looked-for"),
  };
}
