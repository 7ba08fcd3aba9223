import { useCallback, useState } from "react";
import { Notice, RemoteContent } from "@/features/onboarding/remote-content";
import { useAction } from "@/features/onboarding/use-action";
import { useRemote } from "@/features/onboarding/use-remote";

/** A bare screen for a call that reads. */
export function ReadingPanel({ load }: { load: (signal: AbortSignal) => Promise<object> }) {
  const [remote, retry] = useRemote(useCallback((signal: AbortSignal) => load(signal), [load]));
  return (
    <RemoteContent remote={remote} onRetry={retry}>
      {() => <p>done</p>}
    </RemoteContent>
  );
}

type WritingPanelProps = { send: (value: string, idempotencyKey: string) => Promise<object> };

/** A bare screen for a call that writes: a field and a button. */
export function WritingPanel({ send }: WritingPanelProps) {
  const [value, setValue] = useState("Ada Butik");
  const [isDone, setIsDone] = useState(false);
  const { run, isBusy, message } = useAction(send);
  const submit = async () => {
    if (await run(value)) setIsDone(true);
  };
  return (
    <>
      <input
        name="value"
        aria-label="value"
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      {message && <Notice tone="danger" message={message} />}
      {isDone && <p>done</p>}
      <button disabled={isBusy} onClick={() => void submit()}>
        send
      </button>
    </>
  );
}
