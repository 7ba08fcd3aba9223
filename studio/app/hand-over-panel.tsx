import { useEffect, useState, type ReactElement } from "react";
import { api, type Answer } from "./api";
import { Button } from "./parts";
import { useStatus, useStudio } from "./studio-context";

/** Panel for handing over changes: as a commit on a branch, pushed if there is a remote, or as an archive. */
export function HandOverPanel(): ReactElement {
  const { translate } = useStudio();
  const { status, say, refused } = useStatus();
  const [changed, setChanged] = useState<Answer<"changes"> | null>(null);
  const [message, setMessage] = useState("");
  const [branch, setBranch] = useState("");
  const load = async () => {
    const answer = await api.changes({});
    setChanged(answer);
    setBranch((old) => old || answer.branch);
  };
  const send = async (name: string) => {
    await api.send({ branch: name });
    say(translate("sent", { branch: name }));
  };
  const make = async () => {
    const made = await api.handOver({ branch, message });
    setMessage("");
    setBranch("");
    // The form disappears with the button that had focus.
    document.getElementById("title")?.focus();
    if (changed?.remote) return send(made.branch);
    say(translate("branchMade", { branch: made.branch }));
  };
  const run = (work: Promise<void>) => void work.catch(refused).then(load).catch(refused);

  useEffect(() => {
    load().catch(refused);
    // oxlint-disable-next-line react/exhaustive-deps -- requested once, when the panel opens
  }, []);

  if (changed === null) return <p>{status || translate("loading")}</p>;
  const { files, labels, remote, unsent } = changed;
  const state = (
    <>
      <p role="status">{status}</p>
      {unsent.map((name) =>
        remote ? (
          <p key={name}>
            {translate("branchMade", { branch: name })}{" "}
            <Button text="sendIt" className="main" onClick={() => run(send(name))} />
          </p>
        ) : (
          <p key={name}>{translate("sendYourself", { branch: name })}</p>
        ),
      )}
    </>
  );
  if (files.length === 0) return unsent.length > 0 || status ? state : <p>{translate("nothingChanged")}</p>;
  const inputs = [
    { id: "message", value: message, write: setMessage, maxLength: 72 },
    { id: "branch", value: branch, write: setBranch },
  ] as const;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        run(make());
      }}
    >
      <p>{translate("handOverIntro")}</p>
      <ul>
        {labels.map((label, index) => (
          <li key={`${index} ${label}`}>{label}</li>
        ))}
      </ul>
      <details>
        <summary>{translate("changedFiles")}</summary>
        <ul>
          {files.map((file) => (
            <li key={file}>
              <code>{file}</code>
            </li>
          ))}
        </ul>
      </details>
      {inputs.map(({ id, write, ...input }) => (
        <div key={id} className="field">
          <label htmlFor={id}>{translate(id)}</label>
          <input id={id} required {...input} onChange={({ target }) => write(target.value)} />
        </div>
      ))}
      <div className="buttons">
        <Button text={remote ? "makeAndSend" : "makeBranch"} type="submit" className="main" />
        <a className="button" href="/studio/api/archive" download>
          {translate("archive")}
        </a>
      </div>
      {state}
    </form>
  );
}
