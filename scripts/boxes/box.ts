/** A box in whole CSS pixels: x and y count from the element that contains it, or from the end of the section before it. */
export type Box = { x: number; y: number; width: number; height: number };

/** Widths of the window at which pages are measured, in CSS pixels. */
export const widths = [375, 768, 1280, 1600] as const;

/** An element's box at each of the widths; null where it is not shown. */
export type Boxes = readonly (Box | null)[];

/** The elements of a page in one language, by their way from the top: `main > section#pricing > li:2`. */
export type PageBoxes = ReadonlyMap<string, Boxes>;

/** Between the parts of such a way. */
export const step = " > ";
