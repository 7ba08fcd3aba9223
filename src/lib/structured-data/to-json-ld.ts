/**
 * Several facts as the text of one `<script type="application/ld+json">`: nothing in it can end the script element.
 * @example toJsonLd([{ name: "</script>" }]) // '{"@context":"https://schema.org","@graph":[{"name":"\\u003c/script>"}]}'
 */
export const toJsonLd = (facts: readonly object[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": facts }).replaceAll("<", "\\u003c");
