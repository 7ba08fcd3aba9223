import type { ComponentType, ReactNode } from "react";

type Frame = { children: ReactNode };

/** The storefront's setup: another feature, put in by the page. */
export type StorefrontComponent = ComponentType<{
  search: string;
  Actions: ComponentType<Frame>;
  AddressScreen: ComponentType<Frame>;
  OverviewScreen: ComponentType<
    Frame & { title: string; lead?: string; isFinished: boolean; onward: ReactNode }
  >;
}>;

/** What every screen of the onboarding is given. */
export type ScreenProps = {
  /** Query of the address, for the parts of a screen that have no address of their own. */
  search: string;
  Storefront: StorefrontComponent;
};
