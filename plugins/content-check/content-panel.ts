import { contentUpdatesPath } from "../../src/config/plugin-facts";
import * as styles from "./content-panel.module.css";

const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, className = "", text = "") => {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
};

function show(panel: HTMLElement, heading: string, findings: readonly string[]) {
  const isOpen = panel.querySelector("details")?.open ?? true;
  panel.hidden = findings.length === 0;
  panel.replaceChildren();
  if (panel.hidden) return;
  const details = make("details");
  details.open = isOpen;
  details.append(
    make("summary", styles.heading, `${heading}: ${findings.length}`),
    ...findings.map((finding) => make("pre", styles.finding, finding)),
  );
  panel.append(details);
}

/**
 * Shows content errors over the page until they are corrected. Development only.
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
    const texts = JSON.parse(data) as { en: string[] } & Record<string, string[]>;
    show(panel, lang === "tr" ? "İçerikteki hatalar" : "Mistakes in the content", texts[lang] ?? texts.en);
  };
  return () => {
    updates.close();
    panel.remove();
  };
}
