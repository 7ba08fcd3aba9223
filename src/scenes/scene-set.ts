import type { ComponentType } from "react";

/** The scenes of a page by the names that its data uses: a page carries the styles of its own scenes alone. */
export type SceneSet = Readonly<Record<string, ComponentType>>;
