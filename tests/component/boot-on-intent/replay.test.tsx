import { render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { EarlyUse, EarlyWindow } from "../../../plugins/boot-on-intent/inline/boot-on-intent";
import { holdPresses } from "../../../plugins/boot-on-intent/inline/hold-presses";
import { recordPageState } from "../../../plugins/boot-on-intent/browser/page-state";
import {
  preserveToggles,
  noteRestoredFields,
  replayEarlyUse,
} from "../../../plugins/boot-on-intent/browser/replay";

const early = (use: Partial<EarlyUse> = {}): EarlyUse => {
  const all = { repeats: [], typed: new Map(), isAnswered: false, ...use };
  (window as EarlyWindow).___early = all;
  return all;
};

/** Form whose values come only from React events. */
function Form({ onSubmit }: { onSubmit?: (values: object) => void }) {
  const [name, setName] = useState("");
  const [isOn, setIsOn] = useState(true);
  const [city, setCity] = useState("34");
  return (
    <form
      aria-label="Form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.({ name, isOn, city });
      }}
    >
      <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input
        aria-label="news"
        type="checkbox"
        checked={isOn}
        onChange={(event) => setIsOn(event.target.checked)}
      />
      <select aria-label="city" value={city} onChange={(event) => setCity(event.target.value)}>
        <option value="34">İstanbul</option>
        <option value="35">İzmir</option>
      </select>
      <output>{JSON.stringify({ name, isOn, city })}</output>
    </form>
  );
}

const shown = async (values: object) =>
  expect(await screen.findByText(JSON.stringify(values))).toBeInTheDocument();

describe("replay of interactions from before hydration", () => {
  it("replays a click captured while the page was loading", () => {
    const onClick = vi.fn();
    render(<button onClick={onClick} type="button" aria-label="Menu" />);
    holdPresses();
    screen.getByRole("button").click();
    expect(onClick).not.toHaveBeenCalled();
    replayEarlyUse();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("replays typed text, checkboxes and selections to React", async () => {
    render(<Form />);
    const use = early();
    use.typed.set(screen.getByLabelText<HTMLInputElement>("name"), "Elif Yurt");
    use.typed.set(screen.getByLabelText<HTMLInputElement>("news"), false);
    use.typed.set(screen.getByLabelText<HTMLSelectElement>("city"), "35");
    replayEarlyUse();
    await shown({ name: "Elif Yurt", isOn: false, city: "35" });
  });

  it("replays a submit once, after the typed text", async () => {
    const onSubmit = vi.fn();
    render(<Form onSubmit={onSubmit} />);
    const form = screen.getByRole<HTMLFormElement>("form");
    const use = early({ repeats: [() => form.requestSubmit()] });
    use.typed.set(screen.getByLabelText<HTMLInputElement>("name"), "Elif Yurt");
    replayEarlyUse();
    replayEarlyUse();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit).toHaveBeenCalledWith({ name: "Elif Yurt", isOn: true, city: "34" });
    expect(use.isAnswered).toBe(true);
  });

  it("replays values restored by the browser", async () => {
    const use = early();
    const { unmount } = render(<Form />);
    const name = screen.getByLabelText<HTMLInputElement>("name");
    name.setAttribute("value", "");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(name, "Restored");
    noteRestoredFields();
    expect(use.typed.get(name)).toBe("Restored");
    replayEarlyUse();
    await shown({ name: "Restored", isOn: true, city: "34" });
    unmount();
  });

  it("preserves a CSS-only radio selection during hydration", () => {
    const choices = (
      <fieldset>
        {["one", "two", "three"].map((value, index) => (
          <input key={value} type="radio" name="choice" value={value} defaultChecked={index === 0} />
        ))}
      </fieldset>
    );
    const container = document.createElement("div");
    container.innerHTML = renderToString(choices);
    document.body.append(container);
    const radios = [...container.querySelectorAll("input")];
    const use = early();
    radios[1]!.click();
    use.typed.set(radios[1]!, true);
    preserveToggles();
    radios[2]!.click();
    render(choices, { container, hydrate: true });
    expect(radios.map(({ checked }) => checked)).toEqual([false, false, true]);
    container.remove();
  });

  it("restores input after React has rerendered a translated page", async () => {
    const onSubmit = vi.fn();
    const sent = document.createElement("div");
    sent.innerHTML = `<div id="page"><form></form><dialog open></dialog>${renderToString(<Form />)}</div>`;
    document.body.append(sent);
    const field = <Kind extends Element>(label: string) =>
      sent.querySelector<Kind>(`[aria-label="${label}"]`)!;
    const name = field<HTMLInputElement>("name");
    name.setRangeText("Elif Yurt", 0, 0, "end");
    name.focus();
    recordPageState();
    const form = field<HTMLFormElement>("Form");
    const use = early({ repeats: [(present) => present(form)?.requestSubmit()] });
    use.typed.set(name, "Elif Yurt");
    use.typed.set(field<HTMLInputElement>("news"), false);
    sent.textContent = "";
    render(
      <div id="page">
        <form />
        <dialog data-testid="menu" />
        <Form onSubmit={onSubmit} />
      </div>,
      { container: sent },
    );
    replayEarlyUse();
    await shown({ name: "Elif Yurt", isOn: false, city: "34" });
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: "Elif Yurt", isOn: false, city: "34" });
    expect(screen.getByTestId("menu")).toHaveAttribute("open");
    expect(screen.getByLabelText("name")).toHaveFocus();
    sent.remove();
  });

  it("the replay ignores a field that no longer exists", () => {
    const use = early();
    use.typed.set(document.createElement("input"), "x");
    expect(() => replayEarlyUse()).not.toThrow();
  });
});
