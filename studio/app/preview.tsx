import { useCallback, useEffect, useRef, useState, type ReactElement } from "react";
import { defaultLocale, isLocale } from "../../src/config/languages";
import type { PageMessage, StudioMessage } from "../../src/lib/source-mark";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import { localizedPath } from "../../src/lib/locale-path";
import type { Translate } from "../texts/app-texts";
import { api, type Target } from "./api";

type Props = {
  origin: string | null;
  page: string;
  /** Edited content, which the page scrolls to. */
  target: Target | null;
  /** Language of the page, if the site has it. */
  locale: MaintainerLanguage;
  translate: Translate;
  /** Called with the source of a text that was clicked on the page. */
  onOpen: (source: Target) => void;
};

const desktopWidth = 1280;

/** Returns a page's path in a language of the site, without its fragment. */
function addressOf(page: string, language: MaintainerLanguage): string {
  const [path = "/"] = page.split("#");
  return localizedPath(isLocale(language) ? language : defaultLocale, path);
}

/** Scales the desktop page to fit its container. */
function fit(place: HTMLDivElement) {
  const observer = new ResizeObserver(() => {
    place.style.setProperty("--scale", String(Math.min(1, place.clientWidth / desktopWidth)));
  });
  observer.observe(place);
  return () => observer.disconnect();
}

/** Live page, scrolled to the edited item; clicking a text opens its field. */
export function Preview({ origin, page, target, locale, translate, onOpen }: Props): ReactElement {
  const [isPhone, setIsPhone] = useState(true);
  const [isPicking, setIsPicking] = useState(true);
  const [count, setCount] = useState(0);
  const [day, setDay] = useState("");
  const [isWaiting, setIsWaiting] = useState(true);
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [, anchor = ""] = page.split("#");
  const say = useCallback(
    (message: StudioMessage) => {
      if (origin) frame.current?.contentWindow?.postMessage(message, origin);
    },
    [origin],
  );
  const showTarget = useCallback(() => {
    if (target) say({ studio: "show", source: { file: target.file, at: [...target.at] }, anchor });
  }, [say, target, anchor]);

  /**
   * Waits for the development server, which takes a minute or two after the start of the studio and after a
   * change of the preview date.
   */
  const awaitPages = () => {
    const done = () => setIsWaiting(false);
    // Fails only if the studio has stopped, which every form reports.
    api.awaitPages().then(done, done);
  };
  useEffect(awaitPages, []);
  useEffect(() => (place.current ? fit(place.current) : undefined), []);
  useEffect(() => say({ studio: "picking", isOn: isPicking }), [say, isPicking]);
  useEffect(showTarget, [showTarget, isPhone]);
  useEffect(() => {
    const hear = (event: MessageEvent<PageMessage>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if (event.data.studio === "open") onOpen(event.data.source);
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
    void api.showDay(next).finally(awaitPages);
  };

  if (!origin) return <p className="hint">{translate("noPreview")}</p>;
  const address = origin + addressOf(page, locale);
  return (
    <>
      <div className="buttons" role="group" aria-label={translate("preview")}>
        <button type="button" aria-pressed={isPhone} onClick={() => setIsPhone(true)}>
          {translate("previewPhone")}
        </button>
        <button type="button" aria-pressed={!isPhone} onClick={() => setIsPhone(false)}>
          {translate("previewFull")}
        </button>
        <button type="button" aria-pressed={isPicking} onClick={() => setIsPicking(!isPicking)}>
          {translate("previewPick")}
        </button>
        <button type="button" onClick={() => setCount(count + 1)}>
          {translate("previewReload")}
        </button>
        <label className="check">
          {translate("previewDay")}
          <input
            type="date"
            disabled={isWaiting}
            value={day}
            onChange={({ target }) => showDay(target.value)}
          />
        </label>
        <a className="button" href={address} target="_blank" rel="noreferrer">
          {translate("previewApart")}
        </a>
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
