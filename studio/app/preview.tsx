import { useCallback, useEffect, useRef, useState, type ReactElement } from "react";
import { defaultLocale, isLocale, locales, type Locale } from "../../src/config/languages";
import type { PageMessage, StudioMessage } from "../../src/lib/source-mark";
import { localizedPath } from "../../src/lib/locale-path";
import type { FoundItem } from "../server/find-text";
import type { NewItemKind } from "../server/outline-groups";
import { isSamePlace, type Target } from "../server/target";
import { shownDay } from "../texts/shown-value";
import { api, type Outline } from "./api";
import { Button } from "./parts";
import { useStudio } from "./studio-context";

/** Page and target of the preview; follows items selected in the list, not those opened from the page. */
export type Shown = { page: string; target: Target | null };

/** Returns the page that displays an item, with the target to scroll to. */
export const shownOf = (item: FoundItem): Shown => ({ page: item.page, target: item.shownAt ?? item });

/**
 * Returns the new location of a saved item if the preview showed its old one, otherwise the current page and
 * target.
 */
export function shownAfterSave(shown: Shown, before: FoundItem | undefined, now: FoundItem): Shown {
  const isAt = ({ page, target }: Shown) =>
    page === shown.page && target !== null && shown.target !== null && isSamePlace(target, shown.target);
  return !before || (isAt(shownOf(before)) && !isAt(shownOf(now))) ? shownOf(now) : shown;
}

/** Returns the page on which a new item will appear. */
export function shownBesides({ sections }: Outline, kind: NewItemKind): Shown {
  const [{ page } = { page: "/" }] = sections.find(({ adds }) => adds === kind)?.items ?? [];
  return { page: page.replace(/#.*/, ""), target: null };
}

type Props = Shown & {
  origin: string | null;
  /** Called with the source of a text that was clicked on the page. */
  onOpen: (source: Target | null, text: string, language: Locale) => void;
};

/** Time in milliseconds after which a page that has not rendered is loaded again. */
const longestWait = 45_000;

/** Live page, scrolled to the edited item; clicking a text opens its field. */
export function Preview({ origin, page, target, onOpen }: Props): ReactElement {
  const { locale, translate, explain } = useStudio();
  const [isPicking, setIsPicking] = useState(true);
  const [day, setDay] = useState("");
  /** Reason why the preview does not show the selected day. */
  const [failure, setFailure] = useState<unknown>();
  const [isWaiting, setIsWaiting] = useState(true);
  const [chosen, setLanguage] = useState<Locale>();
  /** Path of the page that the frame last rendered. */
  const [drawn, setDrawn] = useState("");
  const frame = useRef<HTMLIFrameElement>(null);
  const [ownPath = "/", anchor = ""] = page.split("#");
  const language = chosen ?? (isLocale(locale) ? locale : defaultLocale);
  const path = localizedPath(language, ownPath);
  const address = (origin ?? "") + path;
  /** Page that the frame loads; the frame navigates to other pages itself, since that is faster. */
  const [loaded, setLoaded] = useState({ address, count: 0 });
  const isDrawn = drawn === path;
  const say = useCallback(
    (message: StudioMessage) => frame.current?.contentWindow?.postMessage(message, origin ?? ""),
    [origin],
  );
  const showTarget = useCallback(() => {
    say({ studio: "show", path, source: target && { file: target.file, at: [...target.at] }, anchor });
  }, [say, path, target, anchor]);
  const loadAgain = useCallback(() => {
    setDrawn("");
    setLoaded(({ count }) => ({ address, count: count + 1 }));
  }, [address]);

  /** Waits for the development server, which takes a minute or two to start. */
  const awaitPages = () => {
    // Fails only if the studio has stopped, which every form reports.
    void Promise.allSettled([api.awaitPages({})]).then(() => setIsWaiting(false));
  };
  useEffect(awaitPages, []);
  useEffect(() => {
    if (isWaiting || isDrawn) return undefined;
    // A page requested while the server was rebuilding may never be rendered.
    const timer = setTimeout(loadAgain, longestWait);
    return () => clearTimeout(timer);
  }, [isWaiting, isDrawn, loaded, loadAgain]);
  useEffect(() => say({ studio: "picking", isOn: isPicking }), [say, isPicking]);
  useEffect(showTarget, [showTarget]);
  useEffect(() => {
    const hear = (event: MessageEvent<PageMessage>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      if (event.data.studio === "open") onOpen(event.data.source, event.data.text, language);
      if (event.data.studio !== "ready") return;
      say({ studio: "picking", isOn: isPicking });
      // Once it is shown, its visitor may follow links to other pages.
      if (!isDrawn || event.data.path === path) showTarget();
      if (event.data.path === path) setDrawn(path);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [origin, path, isDrawn, language, onOpen, say, isPicking, showTarget]);

  const showDay = (next: string) => {
    setDay(next);
    setFailure(undefined);
    setIsWaiting(true);
    loadAgain();
    void api.showDay({ day: next }).catch(setFailure).finally(awaitPages);
  };

  if (!origin) return <p className="hint">{translate("noPreview")}</p>;
  return (
    <>
      <div className="buttons" role="group" aria-label={translate("preview")}>
        {locales.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {one.toUpperCase()}
          </button>
        ))}
        <Button text="previewPick" aria-pressed={isPicking} onClick={() => setIsPicking(!isPicking)} />
        <Button text="previewReload" onClick={loadAgain} />
        <a className="button" href={address} target="_blank" rel="noreferrer">
          {translate("previewApart")}
        </a>
        {/* On request, since a date that is typed is a different day after each digit. */}
        <form
          className="buttons"
          onSubmit={(event) => {
            event.preventDefault();
            showDay(event.currentTarget.querySelector("input")?.value ?? "");
          }}
        >
          <label className="check">
            {translate("previewDay")}
            <input
              key={day}
              type="date"
              name="day"
              required
              min="2000-01-01"
              max="2099-12-31"
              defaultValue={day}
            />
          </label>
          <Button text="previewShow" type="submit" disabled={isWaiting} />
        </form>
        {day && <Button text="previewToday" disabled={isWaiting} onClick={() => showDay("")} />}
        {failure !== undefined && <Button text="previewAgain" onClick={() => showDay(day)} />}
      </div>
      <p role="status" className="hint">
        {failure
          ? explain(failure)
          : translate(
              isDrawn ? "previewNow" : isWaiting && loaded.count === 0 ? "previewWaits" : "previewLoads",
            )}{" "}
        {!failure && isDrawn && day && translate("previewOn", { day: shownDay(day, locale) })}
      </p>
      {!isWaiting && (
        <iframe
          key={loaded.count}
          ref={frame}
          src={loaded.address}
          title={translate("preview")}
          className={isDrawn ? undefined : drawn ? "outdated" : "unseen"}
        />
      )}
    </>
  );
}
