import { render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { tolerateForeignChanges } from "@/app/tolerate-foreign-changes";
import { translateText, type Translation } from "../../helpers/translate-page";

const methods = Object.getOwnPropertyDescriptors(Node.prototype);
beforeEach(tolerateForeignChanges);
afterEach(() => {
  const { removeChild, insertBefore } = methods;
  Object.defineProperties(Node.prototype, { removeChild, insertBefore });
});

type PartProps = { isLoading?: boolean; count?: number };

/** Component with text nodes beside an element, which React updates individually. */
const Part = ({ isLoading = false, count = 0 }: PartProps) => (
  <p>
    {isLoading && (
      <>
        <i /> Loading
      </>
    )}
    {count} of three
    {!isLoading && <b>Ready</b>}
  </p>
);

/** Lets mutation observers run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const translations: Translation[] = ["replaced", "one after the other", "wrapped"];

describe.each(translations)("updates after a translator has changed a page's text: %s", (translation) => {
  it("the page keeps rendering updates after the browser has translated it", async () => {
    const { container, rerender } = render(<Part isLoading />);
    translateText(container, translation);
    await settle();
    rerender(<Part />);
    expect(container.querySelector("p")?.lastChild?.textContent).toBe("Ready");
    rerender(<Part isLoading />);
    expect(container.querySelector("p i")).not.toBeNull();
    expect(container).toHaveTextContent("Loading");
  });
});

describe("updates to a page from which an extension has removed an element", () => {
  it("the page keeps rendering updates after an extension has removed an element", () => {
    const { container, rerender } = render(<Part />);
    container.querySelector("b")?.remove();
    rerender(<Part isLoading />);
    expect(container).toHaveTextContent("Loading");
    container.querySelector("i")?.remove();
    rerender(<Part />);
    expect(container).toHaveTextContent("Ready");
  });
});
