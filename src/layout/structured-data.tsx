import { toJsonLd } from "@/lib/structured-data/to-json-ld";

/** A page's structured data (schema.org) as a data block, which is never executed. */
export function StructuredData({ facts }: { facts: readonly object[] }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(facts) }} />;
}
