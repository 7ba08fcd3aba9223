import { toJsonLd } from "@/lib/structured-data/to-json-ld";

/** What search engines read about a page's subject (schema.org); a data block, which never runs. */
export function StructuredData({ facts }: { facts: readonly object[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(facts) }} />;
}
