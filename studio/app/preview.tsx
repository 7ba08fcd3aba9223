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
  /** What is being edited, to which the page scrolls. */
  target: Target | null;
  /** The page is shown in it where the site has it. */
  locale: MaintainerLanguage;
  translate: Translate;
  /** Gets the text that was clicked on the page. */
  onOpen: (source: Target) => void;
};

const desktopWidth = 1280;

/** A page without its anchor, in a language of the site. */
function addressOf(page: string, language: MaintainerLanguage): string {
  const [path = "/"] = page.split("#");
  return localizedPath(isLocale(language) ? language : defaultLocale, path);
}

/** Makes the desktop's page as small as its place. */
function fit(place: HTMLDivElement) {
  const observer = new ResizeObserver(() => {
    place.style.setProperty("--scale", String(Math.min(1, place.clientWidth / desktopWidth)));
  });
  observer.observe(place);
  return () => observer.disconnect();
}

/** The real page, at the item that is edited; a click on one of its texts opens that text's field. */
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

  /** The pages are there a minute or two after the studio, and after a change of the day. */
  const awaitPages = () => {
    const done = () => setIsWaiting(false);
    // A refusal is that of a studio that has stopped, which every form says.
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
