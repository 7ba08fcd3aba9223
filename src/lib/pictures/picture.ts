/** A picture as its file describes it: sides in pixels, and the byte behind its last one. */
export type Picture = { width: number; height: number; end: number };

/** Numbers and names out of a file; reading beyond its end throws a RangeError. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Four letters at a place, as formats name their parts. */
export const nameAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));
