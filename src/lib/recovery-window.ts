/**
 * Interface between the application and the script that recovers from failed loads (plugins/boot-on-intent).
 */
export type RecoveryWindow = Window & {
  /** Reloads the page unless it was reloaded within the last minute; returns whether it reloads. */
  ___reloadOnce?: () => boolean;
  /** Number of other pages that the application is loading; it handles failures of their files itself. */
  ___elsewhere?: number;
  /** Number of components being loaded that display their own error on failure. */
  ___parts?: number;
};
