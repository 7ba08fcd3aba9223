import { useCallback, useRef } from "react";
import { randomUuid } from "@/lib/random-uuid";

/** Answers after which the first sending may still be under way: it keeps its key, or it could be done twice. */
const isUnclear = (status: number, code: unknown) =>
  status === 408 || (status === 409 && code === "in_progress");

/** Tells whether the backend answered and refused, so that trying again is a new intent. */
function isRefusal(error: unknown): boolean {
  if (typeof error !== "object" || error === null) return false;
  const { status, serverCode } = error as { status?: unknown; serverCode?: unknown }; // both are checked below
  if (typeof status !== "number" || isUnclear(status, serverCode)) return false;
  return status >= 400 && status < 500;
}

/**
 * One effect per intent: while a sending is under way further ones are ignored (they resolve to undefined), and each intent has an idempotency
 * key. Sending the same content again after an unclear failure keeps the key, so that the backend does not do it twice.
 * How the form was filled in is no part of the intent.
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
