import { useCallback, useEffect, useRef, useState, type ReactElement } from "react";
import { defaultLocale, isLocale } from "../../src/config/languages";
import type { PageMessage, StudioMessage } from "../../src/lib/source-mark";
import { localizedPath } from "../../src/lib/locale-path";
import type { Target } from "../server/target";
import { api } from "./api";
import { Button } from "./parts";
import { useStudio } from "./studio-context";

type Props = {
  origin: string | null;
  page: string;
  /** Edited content, to which the page scrolls. */
  target: Target | null;
  /** Called with the source of a text that was clicked on the page. */
  onOpen: (source: Target | null, text: string) => void;
};

const desktopWidth = 1280;

/** Live page, scrolled to the edited item; clicks on texts open their fields. */
export function Preview({ origin, page, target, onOpen }: Props): ReactElement {
  const { locale, translate } = useStudio();
  const [isPhone, setIsPhone] = useState(true);
  const [isPicking, setIsPicking] = useState(true);
  const [count, setCount] = useState(0);
  const [day, setDay] = useState("");
  const [isWaiting, setIsWaiting] = useState(true);
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [, anchor = ""] = page.split("#");
  const say = useCallback(
    (message: StudioMessage) => frame.current?.contentWindow?.postMessage(message, origin ?? ""),
    [origin],
  );
  const showTarget = useCallback(() => {
    if (target) say({ studio: "show", source: { file: target.file, at: [...target.at] }, anchor });
  }, [say, target, anchor]);

  /** Waits for the development server, which takes a minute or two to start or to change the date. */
  const awaitPages = () => {
    const done = () => setIsWaiting(false);
    // Fails only if the studio has stopped, which every form reports.
    api.awaitPages({}).then(done, done);
  };
  useEffect(awaitPages, []);
  useEffect(() => {
    // Scales the desktop page to fit its container.
    const observer = new ResizeObserver(([entry]) => {
      const scale = Math.min(1, (entry?.contentRect.width ?? 0) / desktopWidth);
      place.current?.style.setProperty("--scale", String(scale));
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => say({ studio: "picking", isOn: isPicking }), [say, isPicking]);
  useEffect(showTarget, [showTarget, isPhone]);
  useEffect(() => {
    const hear = (event: MessageEvent<PageMessage>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if (event.data.studio === "open") onOpen(event.data.source, event.data.text);
      if (event.data.studio !== "ready") return;
      say({ studio: "picking", isOn: isPicking });
      showTarget();
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [origin, onOpen, say, isPicking, showTarget]);

  const showDay = (next: string) => {
    setDay(next);
    setIsWaiting(true);
    void api.showDay({ day: next }).finally(awaitPages);
  };

  if (!origin) return <p className="hint">{translate("noPreview")}</p>;
  // In the language of the studio, if the site has it, and without the anchor.
  const address = origin + localizedPath(isLocale(locale) ? locale : defaultLocale, page.replace(/#.*/, ""));
  return (
    <>
      <div className="buttons" role="group" aria-label={translate("preview")}>
        <Button text="previewPhone" aria-pressed={isPhone} onClick={() => setIsPhone(true)} />
        <Button text="previewFull" aria-pressed={!isPhone} onClick={() => setIsPhone(false)} />
        <Button text="previewReload" onClick={() => setCount(count + 1)} />
        <a className="button" href={address} target="_blank" rel="noreferrer">
          {translate("previewApart")}
        </a>
        <label className="check">
          {translate("previewDay")}
          <input
            type="date"
            disabled={isWaiting}
            value={day}
            onChange={({ target }) => showDay(target.value)}
          />
        </label>
        <Button text="previewPick" aria-pressed={isPicking} onClick={() => setIsPicking(!isPicking)} />
      </div>
      <p role="status" className="hint">
        {isWaiting && translate("previewWaits")}
      </p>
      <div ref={place} className={isPhone ? "page" : "page desktop"}>
        {!isWaiting && (
          <iframe key={`${address} ${count}`} ref={frame} src={address} title={translate("preview")} />
        )}
      </div>
    </>
  );
}
