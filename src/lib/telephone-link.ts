/**
 * The address that calls a telephone number.
 * @example telephoneLink("+90 850 000 00 00") // "tel:+908500000000"
 */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
