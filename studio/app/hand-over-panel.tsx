import { useEffect, useState, type ReactElement } from "react";
import { api, type Answer } from "./api";
import { Button } from "./parts";
import { useStatus, useStudio } from "./studio-context";

/** Panel for handing over changes as a commit on a branch, pushed if there is a remote, or as an archive. */
export function HandOverPanel(): ReactElement {
  const { translate } = useStudio();
  const { status, say, refused } = useStatus();
  const [changed, setChanged] = useState<Answer<"changes"> | null>(null);
  const [made, setMade] = useState<Answer<"handOver"> | null>(null);
  const [message, setMessage] = useState("");
  const [branch, setBranch] = useState("");
  const [isSent, setSent] = useState(false);
  const make = async () => {
    const answer = await api.handOver({ branch, message });
    setMade(answer);
    say(translate("branchMade", { branch: answer.branch }));
  };
  const send = async (name: string) => {
    await api.send({ branch: name });
    setSent(true);
    say(translate("sent", { branch: name }));
  };

  useEffect(() => {
    api.changes({}).then((answer) => {
      setChanged(answer);
      setBranch(answer.branch);
    }, refused);
    // oxlint-disable-next-line react/exhaustive-deps -- requested once, when the panel opens
  }, []);

  if (made)
    return (
      <>
        <p role="status">{status}</p>
        {isSent ? null : made.remote ? (
          <Button text="sendIt" className="main" onClick={() => void send(made.branch).catch(refused)} />
        ) : (
          <p>{translate("sendYourself", { branch: made.branch })}</p>
        )}
      </>
    );
  if (changed === null) return <p>{status || translate("loading")}</p>;
  const { files, labels } = changed;
  if (files.length === 0) return <p>{translate("nothingChanged")}</p>;
  const inputs = [
    { id: "message", value: message, write: setMessage, maxLength: 72 },
    { id: "branch", value: branch, write: setBranch },
  ] as const;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        make().catch(refused);
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
        <Button text="makeBranch" type="submit" className="main" />
        <a className="button" href="/studio/api/archive" download>
          {translate("archive")}
        </a>
      </div>
      <p role="status">{status}</p>
    </form>
  );
}
