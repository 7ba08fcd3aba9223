import crypto from "node:crypto";
import formerAddresses from "../../../data/redirects.json";
import { feedNamespace } from "../../lib/addresses";
import type { Alias } from "../../config/redirects";
import { startOfIstanbulDay } from "../../lib/istanbul-day";

/** Feed entry, with absolute URLs and ISO dates. */
export type FeedEntry = {
  slug: string;
  day: string;
  /** Day of the last change, if any. */
  updated?: string;
  title: string;
  summary: string;
  /** Name of the newspaper or website. */
  source: string;
  url: string;
};

export type Feed = {
  title: string;
  subtitle: string;
  locale: string;
  author: string;
  url: string;
  /** URL of the HTML page with the same content as the feed. */
  pageUrl: string;
  entries: readonly FeedEntry[];
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const text = (value: string) => value.replace(/[&<>"]/g, (character) => escapes[character] ?? "");

/** Returns the day of an entry's last change, or its publication day if that is later. */
const lastDayOf = ({ day, updated = day }: FeedEntry) => (updated > day ? updated : day);

/**
 * Returns a permanent id, independent of the item's URL and date; a renamed item keeps the id derived from its
 * first slug.
 */
const idOf = (locale: string, { slug }: FeedEntry) =>
  `urn:uuid:${nameUuid(`press/${locale}/${firstSlug(slug)}`)}`;

/** Returns an item's original slug, according to data/redirects.json. */
function firstSlug(slug: string, seen: readonly string[] = []): string {
  const former = (formerAddresses as Alias[]).find(
    ({ to }) => to === `/press/${slug}/` || to === `/press/#${slug}`,
  )?.from;
  const [, earlier] = /^\/press\/#?([^/]+)\/?$/.exec(former ?? "") ?? [];
  return earlier === undefined || seen.includes(earlier) ? slug : firstSlug(earlier, [...seen, slug]);
}

/** Creates a UUID from a name (RFC 9562, 5.5). */
function nameUuid(name: string): string {
  const namespace = Buffer.from(feedNamespace.replaceAll("-", ""), "hex");
  const bytes = crypto.createHash("sha1").update(namespace).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const entryXml = (entry: FeedEntry, { locale }: Feed) => `  <entry>
    <id>${text(idOf(locale, entry))}</id>
    <title>${text(entry.title)}</title>
    <link rel="alternate" type="text/html" href="${text(entry.url)}"/>
    <published>${startOfIstanbulDay(entry.day)}</published>
    <updated>${startOfIstanbulDay(lastDayOf(entry))}</updated>
    <category term="${text(entry.source)}"/>
    <summary>${text(entry.summary)}</summary>
  </entry>`;

/** Formats entries, newest first, as an Atom feed (RFC 4287). */
export function atomFeed(feed: Feed): string {
  const entries = [...feed.entries].sort((a, b) => b.day.localeCompare(a.day));
  const newest = entries.map(lastDayOf).sort().at(-1) ?? "1970-01-01";
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.locale}">
  <id>urn:uuid:${nameUuid(`press/${feed.locale}`)}</id>
  <title>${text(feed.title)}</title>
  <subtitle>${text(feed.subtitle)}</subtitle>
  <updated>${startOfIstanbulDay(newest)}</updated>
  <author><name>${text(feed.author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${text(feed.url)}"/>
  <link rel="alternate" type="text/html" hreflang="${feed.locale}" href="${text(feed.pageUrl)}"/>
${entries.map((entry) => entryXml(entry, feed)).join("\n")}
</feed>
`;
}
