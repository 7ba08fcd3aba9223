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
  /** Query string, which selects a part of a screen without its own path. */
  search: string;
  Storefront: StorefrontComponent;
};
