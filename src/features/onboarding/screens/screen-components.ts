import type { ComponentType } from "react";
import type { Screen } from "@/state/steps";
import { ConfirmationScreen } from "./confirmation-screen";
import { ProgressScreen } from "./progress-screen";
import { SelectIgAccountScreen } from "./select-ig-account-screen";
import { SelectIntegrationScreen } from "./select-integration-screen";
import { SelectPackageScreen } from "./select-package-screen";
import { SelectServiceScreen } from "./select-service-screen";
import { SelectStoreScreen } from "./select-store-screen";
import { SetupScreen } from "./setup-screen";
import { AccountScreen } from "./account-screen";
import type { ScreenProps } from "./screen-props";

export const screenComponents: Record<Screen, ComponentType<ScreenProps>> = {
  "customer-information": AccountScreen,
  "select-package": SelectPackageScreen,
  setup: SetupScreen,
  "select-ig-account": SelectIgAccountScreen,
  "select-store": SelectStoreScreen,
  "select-service": SelectServiceScreen,
  "select-integration": SelectIntegrationScreen,
  confirmation: ConfirmationScreen,
  progress: ProgressScreen,
};
