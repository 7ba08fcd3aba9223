import { navigate } from "gatsby";
import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { elementOf, linkToStudio, sourceAt } from "../../../src/app/studio-link";
import { markOf } from "../../../src/lib/source-mark";

const studio = "http://localhost:9002";
const question = { file: "data/faq.json", at: [3, "question"] };
const label = { file: "locales/layout.json", at: ["menu", "label"] };

let said: unknown[] = [];
let stop = () => undefined as void;
beforeEach(() => {
  said = [];
  document.body.innerHTML = `<main>
    <details><summary id="summary">Soru${markOf(question)}</summary></details>
    <article><img id="picture" alt=""><a id="link" href="/faq/">Git${markOf(label)}</a></article>
    <p>Bir <b id="bold">kalın</b> söz${markOf(label)}</p>
    <p><span id="price">25 $</span> ayda${markOf(label)}</p></main>`;
  vi.spyOn(window, "scrollBy").mockReturnValue();
  vi.spyOn(window.parent, "postMessage").mockImplementation((message: unknown) => said.push(message));
  stop = linkToStudio(studio);
});
afterEach(() => {
  stop();
  history.replaceState(null, "", "/");
  vi.restoreAllMocks();
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const tell = (data: unknown, origin = studio) =>
  window.dispatchEvent(new MessageEvent("message", { data, origin }));

/** Places an element at a distance from the top of the window, and returns the function that scrolls. */
function placed(element: Element, top: number) {
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 100, 20));
  return vi.mocked(window.scrollBy);
}

describe("page in the studio's preview", () => {
  it("a page reports its presence and any clicked text to the studio without following links", () => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    byId("link").dispatchEvent(click);
    byId("price").click();
    byId("bold").click();
    expect(said).toEqual([
      { studio: "ready", path: "/" },
      { studio: "open", source: label, text: "Git" },
      { studio: "open", source: null, text: "25 $" },
      { studio: "open", source: label, text: "Bir kalın söz" },
    ]);
    expect(click.defaultPrevented).toBe(true);
  });

  it("a click on a picture selects the text of its card", () => {
    expect(sourceAt(byId("picture"))).toEqual(label);
  });

  it("clicking a card whose link covers its text selects the text under the pointer", () => {
    byId("link").getBoundingClientRect = () => new DOMRect(0, 90, 40, 10);
    byId("summary").getBoundingClientRect = () => new DOMRect(0, 0, 40, 10);
    document.elementsFromPoint = () => [byId("link"), byId("summary"), document.body];
    const click = { bubbles: true, cancelable: true, detail: 1, clientX: 5, clientY: 5 };
    byId("link").dispatchEvent(new MouseEvent("click", click));
    expect(said.at(-1)).toEqual({ studio: "open", source: question, text: "Soru" });
  });

  it("a page follows links only when the studio allows it, and ignores messages from other senders", () => {
    tell({ studio: "picking", isOn: false }, "https://foreign.example");
    byId("summary").click();
    expect(said).toHaveLength(2);
    tell({ studio: "picking", isOn: false });
    byId("summary").click();
    expect(said).toHaveLength(2);
  });

  it("a page finds and expands the element that contains an item's text", () => {
    const summary = byId("summary");
    // Visible, but what follows it is not.
    const scroll = placed(summary, 700);
    summary.animate = vi.fn();
    expect(elementOf({ file: "data/faq.json", at: [3] })).toBe(summary);
    expect(elementOf({ file: "data/faq.json", at: [4] })).toBeNull();
    tell({ studio: "show", path: "/", source: { file: "data/faq.json", at: [3] }, anchor: "" });
    expect(summary.closest("details")?.open).toBe(true);
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 710 - window.innerHeight / 2);
  });

  it("a page scrolls to the list that contains an option", () => {
    document.body.innerHTML = `<select id="list"><option id="option">Satış${markOf(question)}</option></select>`;
    byId("option").animate = vi.fn();
    const scroll = placed(byId("list"), 700);
    tell({ studio: "show", path: "/", source: question, anchor: "" });
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 710 - window.innerHeight / 2);
  });

  it("a page shows text as it is typed, even after rendering the saved text", async () => {
    document.documentElement.lang = "en";
    const mark = markOf(question);
    document.body.innerHTML = `<p id="whole">25\u00a0$ ayda${mark}</p><p id="parts"><b>25 $</b> ayda${mark}</p>`;
    const [whole, parts] = [byId("whole").firstChild!, byId("parts")];
    const type = (text: string, { saved = "25 $ ayda", language = "en", origin = studio } = {}) => {
      const source = { ...question, at: [...question.at, language] };
      tell({ studio: "texts", texts: [{ source, saved, text }] }, origin);
    };
    const scroll = placed(byId("whole"), 2000);
    type("Foreign", { origin: "https://foreign.example" });
    type("25 $ a month", { language: "tr" });
    type("25 $ ayda");
    expect(whole.nodeValue).toBe(`25\u00a0$ ayda${mark}`);
    expect(document.body.children).toHaveLength(2);
    expect(scroll).not.toHaveBeenCalled();
    // Only the formatting differs from the saved text, as it does in the copies.
    type("25 **$** ayda");
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.body.children).toHaveLength(4);
    expect(document.querySelectorAll("strong")).toHaveLength(2);
    type("Yılda");
    expect(scroll).toHaveBeenCalledWith(0, 2010 - window.innerHeight / 2);
    type("Yılda 250 $");
    expect(whole.nodeValue).toBe(`Yılda 250 $${mark}`);
    expect(parts.style.display).toBe("none");
    expect(parts.nextElementSibling?.textContent).toBe(`Yılda 250 $${mark}`);
    type("Yılda [250 $](/pricing/)");
    const links = () => [...document.querySelectorAll("a")].map(({ textContent }) => textContent);
    expect(links()).toEqual(["250 $", "250 $"]);
    type("Yılda 250 $");
    expect(links()).toEqual([]);
    parts.innerHTML = `Yılda <b>250 $</b>${mark}`;
    // The page renders what was saved while the next words are typed.
    type("Yılda 250 $, peşin", { saved: "Yılda 250 $" });
    whole.nodeValue = `Yılda 250 $${mark}`;
    await waitFor(() => expect(whole.nodeValue).toBe(`Yılda 250 $, peşin${mark}`));
    type("Yılda 250 $", { saved: "Yılda 250 $" });
    expect(whole.nodeValue).toBe(`Yılda 250 $${mark}`);
    expect(document.body.lastElementChild).toBe(parts);
    expect(parts.style.display).toBe("");
    type("Yılda **250** $", { saved: "Yılda 250 $" });
    parts.replaceWith(Object.assign(document.createElement("p"), { textContent: `Yılda 250 $${mark}` }));
    await waitFor(() => expect(document.body.children).toHaveLength(4));
    expect(document.querySelectorAll("strong")).toHaveLength(2);
    type("Yılda 250 $", { saved: "Yılda 250 $" });
    // The version saved in another tab replaces what was typed.
    type("Yılda 300 $", { saved: "Yılda 250 $" });
    type("Yılda 350 $", { saved: "Yılda 350 $" });
    expect(whole.nodeValue).toBe(`Yılda 350 $${mark}`);
  });

  it("a page scrolls to a text that is rendered after the request", async () => {
    const source = { file: "data/faq.json", at: [4] };
    tell({ studio: "show", path: "/", source, anchor: "" });
    const late = Object.assign(document.createElement("p"), {
      textContent: `Yeni${markOf(source)}`,
      animate: vi.fn(),
    });
    const scroll = placed(late, -50);
    document.body.append(late);
    await waitFor(() => expect(scroll).toHaveBeenCalledOnce());
    document.body.append("x");
    await Promise.resolve();
    expect(scroll).toHaveBeenCalledOnce();
    // After a move, the element with the item's id is shown until it has the mark of the new place.
    const [main, summary] = [document.querySelector("details")!, byId("summary")];
    const [animateMain, animate] = [(main.animate = vi.fn()), (summary.animate = vi.fn())];
    main.id = "moved";
    tell({ studio: "show", path: "/", source, anchor: "moved" });
    expect(animateMain).toHaveBeenCalledOnce();
    late.textContent = "Eski";
    summary.textContent = `Yeni${markOf(source)}`;
    await waitFor(() => expect(animate).toHaveBeenCalledOnce());
    expect(late.animate).toHaveBeenCalledOnce();
  });

  it("a page navigates on request without adding history entries, and reports each navigation", async () => {
    const other = { studio: "show", path: "/faq/", source: question, anchor: "" };
    const animate = (byId("summary").animate = vi.fn());
    tell(other);
    tell(other);
    expect(vi.mocked(navigate).mock.calls).toEqual([["/faq/", { replace: true }]]);
    expect(animate).not.toHaveBeenCalled();
    // The last one of several counts, also if it is the current page.
    tell({ ...other, path: "/" });
    expect(navigate).toHaveBeenLastCalledWith("/", { replace: true });
    expect(animate).toHaveBeenCalledOnce();
    const arrive = (path: string) => {
      history.replaceState(null, "", path);
      document.body.append("x");
    };
    // A page requested earlier that loads late is left again; one that the visitor opens is not.
    arrive("/faq/");
    await waitFor(() => expect(navigate).toHaveBeenCalledTimes(3));
    expect(navigate).toHaveBeenLastCalledWith("/", { replace: true });
    arrive("/");
    await waitFor(() => expect(said).toHaveLength(2));
    arrive("/faq/");
    await waitFor(() => expect(said.at(-1)).toEqual({ studio: "ready", path: "/faq/" }));
    tell(other);
    expect(animate).toHaveBeenCalledTimes(2);
  });
});
