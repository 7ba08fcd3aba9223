import { useEffect, useState, type ReactElement } from "react";
import { api, type Answer } from "./api";
import { Button, ItemList, Moment } from "./parts";
import { useStatus, useStudio } from "./studio-context";
import type { FormProps } from "./use-item-draft";

type Props = Pick<FormProps, "onOpen" | "nameOf"> & { onPublished: () => Promise<unknown> };

/** Panel for handing over changes: as a commit on a branch, pushed if there is a remote, or as an archive. */
export function HandOverPanel({ onPublished, onOpen, nameOf }: Props): ReactElement {
  const { locale, translate } = useStudio();
  const { status, say, refused } = useStatus();
  const [changed, setChanged] = useState<Answer<"changes"> | null>(null);
  const [message, setMessage] = useState("");
  const [came, setCame] = useState<Answer<"getPublished">["items"]>([]);
  const load = async () => setChanged(await api.changes({ language: locale }));
  const send = async () => {
    say(translate("sending"));
    const { branch } = await api.send({});
    await load();
    say(translate("sent", { branch }));
  };
  const make = async () => {
    say(translate("saving"));
    const { branch } = await api.handOver({ message });
    setMessage("");
    if (changed?.remote) await send();
    else await load();
    // The form disappears with the button that had focus.
    document.getElementById("title")?.focus();
    if (!changed?.remote) say(translate("branchMade", { branch }));
  };
  const getPublished = async () => {
    say(translate("fetching"));
    const { branch = "", items, drafts: count } = await api.getPublished({ language: locale });
    await onPublished();
    setCame(items);
    const own = count > 0 ? translate("publishedDrafts", { count }) : "";
    say(`${translate(branch ? "branchPublished" : "published", { branch })} ${own}`.trim());
  };
  const run = (work: Promise<void>) => void work.catch(refused).then(load).catch(refused);

  useEffect(() => {
    load().catch(refused);
    // oxlint-disable-next-line react/exhaustive-deps -- requested when the panel opens, and in another language
  }, [locale]);

  if (changed === null) return <p>{status || translate("loading")}</p>;
  const { isOpen, changes, reminders, remote, pending, drafts } = changed;
  return (
    <div className="panel">
      {isOpen ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            run(make());
          }}
        >
          <p>{translate("handOverIntro")}</p>
          <ItemList items={changes} onOpen={onOpen} />
          {reminders.length > 0 && (
            <>
              <h3>{translate("openReminders")}</h3>
              <ItemList
                items={reminders.map(({ file, source, message }) => ({
                  name: nameOf(source) ?? file,
                  source,
                  text: message[locale],
                }))}
                onOpen={onOpen}
              />
            </>
          )}
          <div className="field">
            <label htmlFor="message">{translate("message")}</label>
            <input
              id="message"
              required
              maxLength={100}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          </div>
          <div className="buttons">
            <Button text={remote ? "makeAndSend" : "makeBranch"} type="submit" className="main" />
            <a className="button" href="/studio/api/archive" download>
              {translate("archive")}
            </a>
          </div>
        </form>
      ) : (
        !status && <p>{translate("nothingChanged")}</p>
      )}
      {drafts > 0 && <p>{translate("draftsStay", { count: drafts })}</p>}
      <p role="status">{status}</p>
      {came.length > 0 && (
        <>
          <h3>{translate("came")}</h3>
          <ItemList items={came} onOpen={onOpen} />
        </>
      )}
      {pending && (
        <>
          <h3>{translate("handedOver")}</h3>
          <ul>
            {pending.messages.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="hint">
            <Moment at={pending.at} /> · {pending.branch}
          </p>
          <p>
            {translate(
              pending.isConflicting
                ? "inConflict"
                : pending.isSent
                  ? "inReview"
                  : remote
                    ? "notSent"
                    : "here",
            )}
          </p>
          <div className="buttons">
            {!pending.isSent && remote && (
              <Button text="sendIt" className="main" onClick={() => run(send())} />
            )}
            {pending.isSent && pending.review && (
              <a className="button" href={pending.review} target="_blank" rel="noreferrer">
                {translate("openReview")}
              </a>
            )}
          </div>
        </>
      )}
      {remote && <Button text="getPublished" onClick={() => run(getPublished())} />}
    </div>
  );
}
