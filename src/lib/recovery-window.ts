/** How the application and the script that recovers failed files (plugins/boot-on-intent) know of each other. */
export type RecoveryWindow = Window & {
  /** Reloads the page unless that happened within the last minute; returns whether it is about to. */
  ___reloadOnce?: () => boolean;
  /** How many other pages the application is loading: it looks after their files by itself. */
  ___elsewhere?: number;
  /** How many parts are loading that say so themselves, in their place, when they fail. */
  ___parts?: number;
};
