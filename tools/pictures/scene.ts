/** A drawn scene: its ground, the colour of the quiet circles on it, and what stands before them. */
export type Scene = { ground: string; glow: string; draw: () => string };
