import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { initialState } from "@/state/initial-state";
import { storageKey, useOnboardingState } from "@/state/use-onboarding-state";
import { pageMarkup } from "../../helpers/page-markup";
import { renderPage } from "../../helpers/render-page";

function Probe({ name = "probe" }: { name?: string }) {
  const { state, dispatch, isPersistent, wasLost, forget } = useOnboardingState();
  return (
    <section aria-label={name}>
      <output aria-label={`${name} state`}>
        {JSON.stringify([state.wizardId, state.services, isPersistent, wasLost])}
      </output>
      <button onClick={() => dispatch({ type: "accepted", wizardId: "w", hash: "h" })}>{name} accept</button>
      <button onClick={() => dispatch({ type: "services-chosen", services: [...state.services, "sms"] })}>
        {name} add
      </button>
      <button onClick={forget}>{name} forget</button>
    </section>
  );
}
const shown = (name = "probe") =>
  JSON.parse(screen.getByRole("status", { name: `${name} state` }).textContent ?? "") as unknown[];
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => vi.restoreAllMocks());

describe("stored onboarding state", () => {
  it("no storage entry is written before the first action", () => {
    renderPage(<Probe />);
    expect(localStorage.getItem(storageKey)).toBeNull();
  });

  it("the state is shared between all components of a page", () => {
    renderPage(
      <>
        <Probe name="one" />
        <Probe name="two" />
      </>,
    );
    click("one accept");
    expect(shown("two")[0]).toBe("w");
  });

  it("changes in another tab are adopted and not overwritten", () => {
    renderPage(<Probe />);
    const other = JSON.stringify({ ...initialState, wizardId: "other", hash: "h", isShow: false });
    localStorage.setItem(storageKey, other);
    click("probe add");
    expect(shown().slice(0, 2)).toEqual(["other", ["sms"]]);

    localStorage.setItem(storageKey, JSON.stringify({ ...initialState, wizardId: "third", hash: "h" }));
    act(() => {
      window.dispatchEvent(new StorageEvent("storage", { key: storageKey, storageArea: localStorage }));
    });
    expect(shown()[0]).toBe("third");
  });

  it("the state is kept in memory when storage is full", () => {
    renderPage(<Probe />);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    click("probe accept");
    click("probe add");
    expect(shown().slice(0, 3)).toEqual(["w", ["sms"], false]);
    vi.restoreAllMocks();
    // State held in memory is written once storage has space again.
    click("probe add");
    expect(shown().slice(0, 3)).toEqual(["w", ["sms", "sms"], true]);
  });

  it("lost data is reported until the next action", () => {
    localStorage.setItem(storageKey, "{");
    renderPage(<Probe />);
    expect(shown()).toEqual([null, [], true, true]);
    click("probe add");
    expect(shown()).toEqual([null, ["sms"], true, false]);
  });

  it("lost data is reported if storage was cleared during the visit", () => {
    renderPage(<Probe />);
    click("probe accept");
    localStorage.clear();
    click("probe add");
    expect(shown()).toEqual([null, ["sms"], true, true]);
  });

  it("the state is kept in memory when storage is forbidden", () => {
    const forbidden = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(forbidden);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(forbidden);
    renderPage(<Probe />);
    click("probe accept");
    click("probe add");
    expect(shown()).toEqual(["w", ["sms"], false, false]);
    vi.restoreAllMocks();
    click("probe forget");
  });

  it("the forget action clears state and storage", () => {
    renderPage(<Probe />);
    click("probe accept");
    click("probe forget");
    expect(localStorage.getItem(storageKey)).toBeNull();
    expect(shown()).toEqual([null, [], true, false]);
    click("probe add");
    expect(shown().slice(0, 2)).toEqual([null, ["sms"]]);
  });

  it("the built HTML has the initial state, whatever is stored", () => {
    localStorage.setItem(storageKey, JSON.stringify({ ...initialState, wizardId: "w", hash: "h" }));
    expect(pageMarkup(<Probe />)).toContain("[null,[],true,false]");
  });
});
