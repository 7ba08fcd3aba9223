import { useCallback, useRef } from "react";
import { randomUuid } from "@/lib/browser-support";
import { CallError } from "@/services/errors";

/** Tells whether the backend answered and refused, so that trying again is a new intent. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { status = 0, serverCode } = error;
  // The first sending may still be under way: it keeps its key, or it could be done twice.
  if (status === 408 || (status === 409 && serverCode === "in_progress")) return false;
  return status >= 400 && status < 500;
}

/**
 * One effect per intent: while a call is running further ones are ignored (they resolve to undefined), and each intent has an
 * idempotency key. The same content sent again after a failure without an answer keeps the key, so that the backend does not act
 * twice. The form trace is no part of the intent.
 */
export function useSubmitOnce<Input, Result>(
  send: (input: Input, idempotencyKey: string, formTrace?: string) => Promise<Result>,
) {
  const isRunning = useRef(false);
  const intent = useRef<{ content: string; key: string } | null>(null);

  return useCallback(
    async (input: Input, formTrace?: string): Promise<Result | undefined> => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      const content = JSON.stringify(input);
      if (intent.current?.content !== content) intent.current = { content, key: randomUuid() };
      try {
        const result = await send(input, intent.current.key, formTrace);
        intent.current = null;
        return result;
      } catch (error) {
        if (isRefusal(error)) intent.current = null;
        throw error;
      } finally {
        isRunning.current = false;
      }
    },
    [send],
  );
}
