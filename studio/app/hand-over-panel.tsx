import { useEffect, useState, type ReactElement } from "react";
import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { Translate } from "../texts/app-texts";
import { api, ApiError } from "./api";

type Props = { locale: MaintainerLanguage; translate: Translate; announce: (text: string) => void };

/**
 * Panel to hand changes over for publication: a commit on a branch, pushed if there is a remote, or an
 * archive.
 */
export function HandOverPanel({ locale, translate, announce }: Props): ReactElement {
  const [changed, setChanged] = useState<{ files: string[]; labels: string[] } | null>(null);
  const [made, setMade] = useState<{ branch: string; remote?: string } | null>(null);
  const [message, setMessage] = useState("");
  const [branch, setBranch] = useState(() => `icerik-${new Date().toISOString().slice(0, 10)}`);
  const [result, setResult] = useState("");
  const say = (text: string) => {
    setResult(text);
    announce(text);
  };
  const refused = (reason: unknown) =>
    say((reason instanceof ApiError && reason.text?.[locale]) || translate("offline"));

  useEffect(() => {
    api.changes().then(setChanged, refused);
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, when the panel opens
  }, []);

  if (made)
    return (
      <>
        <p role="status">{result}</p>
        {made.remote ? (
          <button
            type="button"
            className="main"
            onClick={() => void api.send(made.branch).then(() => say(translate("sent", made)), refused)}
          >
            {translate("sendIt")}
          </button>
        ) : (
          <p>{translate("sendYourself", made)}</p>
        )}
      </>
    );
  if (changed === null) return <p>{result || translate("loading")}</p>;
  const { files, labels } = changed;
  if (files.length === 0) return <p>{translate("handOverNone")}</p>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        api.handOver(branch, message).then((answer) => {
          setMade(answer);
          say(translate("branchMade", { branch: answer.branch }));
        }, refused);
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
      <div className="field">
        <label htmlFor="message">{translate("message")}</label>
        <input
          id="message"
          required
          value={message}
          maxLength={72}
          onChange={(event) => setMessage(event.target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor="branch">{translate("branch")}</label>
        <input id="branch" required value={branch} onChange={(event) => setBranch(event.target.value)} />
      </div>
      <div className="buttons">
        <button type="submit" className="main">
          {translate("makeBranch")}
        </button>
        <a className="button" href="/studio/api/archive" download>
          {translate("archive")}
        </a>
      </div>
      <p role="status">{result}</p>
    </form>
  );
}
