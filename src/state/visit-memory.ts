const forgetters = new Set<() => void>();

/**
 * Registers a reset of values that live in memory only (tokens, numbers, files); it runs when the visitor forgets this device
 * or moves to another onboarding.
 */
export function onForget(forget: () => void) {
  forgetters.add(forget);
}

/** Runs every registered reset. */
export function clearVisitMemory() {
  forgetters.forEach((forget) => forget());
}
