const forgetters = new Set<() => void>();

/**
 * Registers what has to go when the visitor forgets this device or moves to another onboarding: everything that lives in
 * memory only, such as tokens, numbers and files.
 */
export function onForget(forget: () => void) {
  forgetters.add(forget);
}

/** Empties everything that lives in this tab's memory only. */
export function clearVisitMemory() {
  forgetters.forEach((forget) => forget());
}
