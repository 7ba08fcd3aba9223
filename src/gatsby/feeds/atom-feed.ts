/** One thing in a feed; addresses are absolute, days are written YYYY-MM-DD. */
export type FeedEntry = {
  slug: string;
  day: string;
  title: string;
  summary: string;
  /** Name of the publication. */
  source: string;
  url: string;
};

export type Feed = {
  title: string;
  subtitle: string;
  locale: string;
  author: string;
  siteUrl: string;
  /** Address of the feed itself. */
  url: string;
  /** Address of the page that shows the same. */
  pageUrl: string;
  entries: readonly FeedEntry[];
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const text = (value: string) => value.replace(/[&<>"]/g, (character) => escapes[character] ?? "");

/** A day of the data as a moment: its beginning in Istanbul. */
const moment = (day: string) => `${day}T00:00:00+03:00`;

/** An id that outlives addresses (RFC 4151): the site, the day and the item say which entry it is. */
const idOf = (siteUrl: string, locale: string, { slug, day }: FeedEntry) =>
  `tag:${new URL(siteUrl).hostname},${day}:press/${locale}/${slug}`;

const entryXml = (entry: FeedEntry, { siteUrl, locale }: Feed) => `  <entry>
    <id>${text(idOf(siteUrl, locale, entry))}</id>
    <title>${text(entry.title)}</title>
    <link rel="alternate" type="text/html" href="${text(entry.url)}"/>
    <published>${moment(entry.day)}</published>
    <updated>${moment(entry.day)}</updated>
    <category term="${text(entry.source)}"/>
    <summary>${text(entry.summary)}</summary>
  </entry>`;

/** A list of entries, newest first, as an Atom feed (RFC 4287). */
export function atomFeed(feed: Feed): string {
  const entries = [...feed.entries].sort((a, b) => b.day.localeCompare(a.day));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.locale}">
  <id>${text(feed.url)}</id>
  <title>${text(feed.title)}</title>
  <subtitle>${text(feed.subtitle)}</subtitle>
  <updated>${moment(entries[0]?.day ?? "1970-01-01")}</updated>
  <author><name>${text(feed.author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${text(feed.url)}"/>
  <link rel="alternate" type="text/html" hreflang="${feed.locale}" href="${text(feed.pageUrl)}"/>
${entries.map((entry) => entryXml(entry, feed)).join("\n")}
</feed>
`;
}
