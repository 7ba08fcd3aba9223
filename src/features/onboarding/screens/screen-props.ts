import type { ComponentType, ReactNode } from "react";

type Frame = { children: ReactNode };

/** The storefront setup, a component of another feature, provided by the page. */
export type StorefrontComponent = ComponentType<{
  search: string;
  Actions: ComponentType<Frame>;
  AddressScreen: ComponentType<Frame>;
  OverviewScreen: ComponentType<
    Frame & { title: string; lead?: string; isFinished: boolean; onward: ReactNode }
  >;
}>;

export type ScreenProps = {
  /** Query string; selects a part of a screen if that part has no path of its own. */
  search: string;
  Storefront: StorefrontComponent;
};
