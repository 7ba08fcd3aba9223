import { useCallback, useRef } from "react";

/** A random UUID (version 4), also on pages that are not served over https. */
function randomUuid(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** Tells whether the backend answered and refused, so that trying again is a new intent. */
function isRefusal(error: unknown): boolean {
  const status = typeof error === "object" && error !== null && "status" in error ? error.status : undefined;
  return typeof status === "number" && status >= 400 && status < 500;
}

/**
 * One effect per intent: while a sending is under way further ones are ignored (they resolve to undefined), and each intent has an idempotency
 * key. Sending the same content again after an unclear failure keeps the key, so that the backend does not do it twice.
 */
export function useSubmitOnce<Input, Result>(
  send: (input: Input, idempotencyKey: string) => Promise<Result>,
) {
  const isRunning = useRef(false);
  const intent = useRef<{ content: string; key: string } | null>(null);

  return useCallback(
    async (input: Input): Promise<Result | undefined> => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      const content = JSON.stringify(input);
      if (intent.current?.content !== content) intent.current = { content, key: randomUuid() };
      try {
        const result = await send(input, intent.current.key);
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
