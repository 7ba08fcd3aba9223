import { useEffect, useState, type ReactElement } from "react";
import { api, type Answer } from "./api";
import { Button } from "./parts";
import { useStatus, useStudio } from "./studio-context";

/** Panel for handing over changes: as a commit on a branch, pushed if there is a remote, or as an archive. */
export function HandOverPanel({ onPublished }: { onPublished: () => Promise<unknown> }): ReactElement {
  const { translate } = useStudio();
  const { status, say, refused } = useStatus();
  const [changed, setChanged] = useState<Answer<"changes"> | null>(null);
  const [message, setMessage] = useState("");
  const [base, setBase] = useState("");
  const load = async () => setChanged(await api.changes({}));
  const send = async () => {
    const { branches } = await api.send({});
    say(translate("sent", { branch: branches.join(", ") }));
  };
  const make = async () => {
    const { branch, base: own } = await api.handOver({ message });
    setMessage("");
    setBase(own);
    // The form disappears with the button that had focus.
    document.getElementById("title")?.focus();
    if (changed?.remote) await send();
    else say(translate("branchMade", { branch }));
  };
  const getPublished = async () => {
    await api.getPublished({});
    await onPublished();
    say(translate("published"));
  };
  const run = (work: Promise<void>) => void work.catch(refused).then(load).catch(refused);

  useEffect(() => {
    load().catch(refused);
    // oxlint-disable-next-line react/exhaustive-deps -- requested once, when the panel opens
  }, []);

  if (changed === null) return <p>{status || translate("loading")}</p>;
  const { isOpen, changes, remote, unsent, drafts } = changed;
  const branch = unsent.join(" ");
  return (
    <>
      {isOpen ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            run(make());
          }}
        >
          <p>{translate("handOverIntro")}</p>
          <ul>
            {changes.map(({ id, label, isUndone }) => (
              <li key={id}>{isUndone ? translate("undone", { label }) : label}</li>
            ))}
          </ul>
          <div className="field">
            <label htmlFor="message">{translate("message")}</label>
            <input
              id="message"
              required
              maxLength={72}
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
        !branch && !status && <p>{translate("nothingChanged")}</p>
      )}
      {drafts > 0 && <p>{translate("draftsStay", { count: drafts })}</p>}
      <p role="status">
        {status} {base && translate("buildsOn", { branch: base })}
      </p>
      {branch && <p>{translate("branchMade", { branch })}</p>}
      {branch && remote && <Button text="sendIt" className="main" onClick={() => run(send())} />}
      {remote && <Button text="getPublished" onClick={() => run(getPublished())} />}
    </>
  );
}
