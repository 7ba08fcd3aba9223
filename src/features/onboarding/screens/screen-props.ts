/** What every screen of the onboarding is given. */
export type ScreenProps = {
  /** Query of the address, for the parts of a screen that have no address of their own. */
  search: string;
};
