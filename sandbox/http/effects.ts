import type { OperationId } from "../contract";

/** How often each writing call was carried out; a repeated request that is answered from memory does not count. */
export function createEffects() {
  const counts = new Map<OperationId, number>();
  return {
    add(call: OperationId) {
      counts.set(call, (counts.get(call) ?? 0) + 1);
    },
    clear: () => counts.clear(),
    list: (): Record<string, number> => Object.fromEntries(counts),
  };
}

export type Effects = ReturnType<typeof createEffects>;
