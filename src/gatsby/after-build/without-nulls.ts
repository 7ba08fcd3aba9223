/**
 * A page without the zero bytes that React 18 puts in where a character of several bytes meets the end of its buffer (repaired in
 * React 19, https://github.com/facebook/react/pull/26228): browsers show them as a replacement character in attributes, and
 * screen readers read that out.
 */
export const withoutNulls = (html: string): string => html.replaceAll("\0", "");
