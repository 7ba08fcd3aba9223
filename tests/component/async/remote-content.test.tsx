import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ActionFailure } from "@/async/remote-content";
import { inPage, renderPage } from "../../helpers/render-page";

it("each new failure message is scrolled into view, even in browsers where scrolling returns a promise", () => {
  const scroll = vi.fn<() => unknown>(() => Promise.resolve());
  Object.assign(Element.prototype, { scrollIntoView: scroll });
  const { rerender, unmount } = renderPage(<ActionFailure message="Bağlantı yok" />);
  rerender(inPage(<ActionFailure message="Sunucu yanıt vermiyor" />));
  expect(screen.getByText("Sunucu yanıt vermiyor")).toBeVisible();
  expect(scroll).toHaveBeenCalledTimes(2);
  expect(unmount).not.toThrow();
});
