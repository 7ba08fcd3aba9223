import type { GatsbyBrowser } from "gatsby";

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Nothing of it is in a build: the condition is known when the bundle is made.
  if (process.env.NODE_ENV === "development")
    void import("./content-panel").then(({ openContentPanel }) => openContentPanel());
};
