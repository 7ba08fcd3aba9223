import type { GatsbyBrowser } from "gatsby";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // The condition is a build-time constant, so production bundles do not include the panel.
  if (process.env.NODE_ENV === "development")
    void import("./content-panel").then(({ openContentPanel }) => openContentPanel());
};
