import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Deferred } from "@/ui/deferred";

/** Triggers the mocked IntersectionObserver, without which everything would count as near. */
let come: () => void;
class Observer {
  constructor(callback: IntersectionObserverCallback) {
    come = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  observe() {}
  disconnect() {}
}

afterEach(() => vi.unstubAllGlobals());

const Part = ({ name }: { name: string }) => (
  <>
    <a href="/somewhere/">{name}</a>
    <button>second</button>
    <input type="radio" value="plum" aria-label="Plum" />
  </>
);
const still = (
  <>
    <a href="/somewhere/">still</a>
    <i data-choice="plum">still plum</i>
    <button>second of the still</button>
  </>
);

const show = () => {
  vi.stubGlobal("IntersectionObserver", Observer);
  let arrive: (part: typeof Part) => void = () => undefined;
  const load = vi.fn(() => new Promise<typeof Part>((resolve) => (arrive = resolve)));
  render(<Deferred load={load} props={{ name: "part" }} still={still} />);
  return {
    load,
    arrive: async () => {
      act(() => come());
      arrive(Part);
      await screen.findByRole("link", { name: "part" });
    },
  };
};

it("deferred content is loaded only when it nears the viewport", async () => {
  const { load, arrive } = show();
  expect(load).not.toHaveBeenCalled();
  await arrive();
  expect(load).toHaveBeenCalledOnce();
});

it("deferred content keeps the focus position of its placeholder", async () => {
  const { arrive } = show();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole("button", { name: "second of the still" })).toHaveFocus();
  await arrive();
  expect(screen.getByRole("button", { name: "second" })).toHaveFocus();
});

it("deferred content selects the choice that was pressed in its placeholder", async () => {
  const { arrive } = show();
  await userEvent.click(screen.getByText("still plum"));
  await arrive();
  expect(screen.getByRole("radio", { name: "Plum" })).toBeChecked();
});

it("deferred content does not take focus from elements outside it", async () => {
  const { arrive } = show();
  await arrive();
  expect(document.body).toHaveFocus();
});
