type Key = Pick<KeyboardEvent, "isComposing" | "keyCode">;

/**
 * Tells whether a key belongs to letters that are being composed, as the Enter does that accepts them: Safari says so by the key code
 * 229 alone (UI Events, 7.3.1), since the composition has ended there before the key goes down.
 */
export const isOfComposition = ({ isComposing, keyCode }: Key): boolean => isComposing || keyCode === 229;
