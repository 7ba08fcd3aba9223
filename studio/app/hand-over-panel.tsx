import { useEffect, useState, type ReactElement } from "react";
import type { MaintainerLanguage } from "../../src/gatsby/content/maintainer-language";
import type { Translate } from "../texts/app-texts";
import { api, ApiError } from "./api";

type Props = { locale: MaintainerLanguage; translate: Translate; announce: (text: string) => void };

/** Gives what was changed to who publishes it: a commit on a branch, or an archive. */
export function HandOverPanel({ locale, translate, announce }: Props): ReactElement {
  const [files, setFiles] = useState<string[] | null>(null);
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
    api.changes().then((answer) => setFiles(answer.files), refused);
    // oxlint-disable-next-line react/exhaustive-deps -- asked once, when the panel opens
  }, []);

  if (files === null) return <p>{result || translate("loading")}</p>;
  if (files.length === 0) return <p>{translate("handOverNone")}</p>;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        api
          .handOver(branch, message)
          .then((made) => say(translate("branchMade", { branch: made.branch })), refused);
      }}
    >
      <p>{translate("handOverIntro")}</p>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
      </ul>
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
