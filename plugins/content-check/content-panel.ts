import { contentUpdatesPath } from "../../src/config/plugin-facts";
import * as styles from "./content-panel.module.css";
import type { PanelTexts } from "./panel-data";

const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, className = "", text = "") => {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
};

function show(panel: HTMLElement, { heading, findings }: PanelTexts) {
  const isOpen = panel.querySelector("details")?.open ?? true;
  panel.hidden = findings.length === 0;
  panel.replaceChildren();
  if (panel.hidden) return;
  const details = make("details");
  details.open = isOpen;
  const list = make("ul", styles.list);
  for (const { place, message, excerpt } of findings) {
    const item = make("li");
    item.append(make("code", styles.place, place), make("p", "", message));
    if (excerpt) item.append(make("pre", styles.excerpt, excerpt));
    list.append(item);
  }
  details.append(make("summary", styles.heading, heading), list);
  panel.append(details);
}

/**
 * Shows the errors in the content over the page until they are corrected. Development only.
 * @returns a function that removes the panel
 */
export function openContentPanel(): () => void {
  const panel = make("aside", styles.panel);
  panel.hidden = true;
  panel.setAttribute("role", "status");
  document.body.append(panel);
  const updates = new EventSource(contentUpdatesPath);
  updates.onmessage = ({ data }: MessageEvent<string>) => {
    const { lang } = document.documentElement;
    const texts = JSON.parse(data) as { en: PanelTexts } & Record<string, PanelTexts>;
    show(panel, texts[lang] ?? texts.en);
  };
  return () => {
    updates.close();
    panel.remove();
  };
}
