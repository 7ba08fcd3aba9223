import { contentUpdatesPath } from "../../src/config/plugin-facts";
import * as styles from "./content-panel.module.css";

const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, className = "") =>
  Object.assign(document.createElement(name), { className });

/** Shows content errors over the page until they are corrected; returns a function that removes the panel. */
export function openContentPanel(): () => void {
  const [panel, details] = [make("aside", styles.panel), make("details")];
  const [summary, list] = [make("summary", styles.heading), make("pre", styles.findings)];
  panel.hidden = true;
  panel.setAttribute("role", "status");
  details.open = true;
  details.append(summary, list);
  panel.append(details);
  document.body.append(panel);
  const updates = new EventSource(contentUpdatesPath);
  updates.onmessage = ({ data }: MessageEvent<string>) => {
    const { lang } = document.documentElement;
    const texts = JSON.parse(data) as { en: string[] } & Record<string, string[]>;
    const findings = texts[lang] ?? texts.en;
    const heading = lang === "tr" ? "İçerikteki hatalar" : "Mistakes in the content";
    panel.hidden = findings.length === 0;
    summary.textContent = `${heading}: ${findings.length}`;
    list.textContent = findings.join("\n\n");
  };
  return () => {
    updates.close();
    panel.remove();
  };
}
