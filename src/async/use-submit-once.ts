import { useCallback, useRef } from "react";
import { randomUuid } from "@/lib/browser-support";
import { CallError } from "@/services/errors";

/** Reports whether the backend rejected the request, in which case another attempt is a new user action. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { status = 0, serverCode } = error;
  // The first request may still be in progress; without its key, the action could be performed twice.
  if (status === 408 || (status === 409 && serverCode === "in_progress")) return false;
  return status >= 400 && status < 500;
}

/**
 * Ensures one effect per user action: calls made while one is running are ignored and resolve to undefined, and
 * each action has an idempotency key. Resending the same content after a request without a response reuses the
 * key, so that the backend does not act twice. The form trace is ignored in this comparison.
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
