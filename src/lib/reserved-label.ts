import site from "../../data/site.json";
import { toDnsLabel } from "./shop-label";

const words = (...lines: string[]) => lines.flatMap((line) => line.split(" "));

/** Names under which visitors or programs expect the service itself, or one that is trusted in its stead; more below. */
const reserved = new Set(
  words(
    // Mailboxes that every domain keeps (RFC 2142), and those to which certificates are given out (CA/B Forum BR 3.2.2.4.4).
    "info marketing sales support abuse noc security postmaster hostmaster usenet news webmaster www uucp ftp",
    "admin administrator root ssladmin sslwebmaster mailer-daemon noreply no-reply",
    // Found by mail and calendar programs, browsers and policies on their own (RFC 8461, RFC 6764, RFC 9116, WPAD).
    "autoconfig autodiscover mta-sts wpad isatap caldav carddav webdisk dav ldap sip xmpp ntp time well-known security-txt",
    // Services of a host.
    "mail email eposta e-posta posta webmail mx smtp imap pop pop3 ns dns vpn ssh sftp rdp proxy gateway router firewall git svn db sql mysql",
    "postgres redis cache queue cron localhost local localdomain broadcasthost internal intranet extranet private",
    "cpanel whm plesk webhost server host hosting cloud backup monitor metrics logs grafana kibana jenkins ci cd registry",
    // Parts of this service, present or to come, in both languages.
    "api apis app apps admin-panel oauth oauth2 openid openid-configuration sso ssl id webhook webhooks logout signup register accounts passkey",
    "giris-yap cikis kayit uye uyelik hesabim verification otp",
    "my me user users member members panel yonetim dashboard console portal manage manager control staff team ekip",
    "payments checkout billing invoice invoices odemeler fatura faturalar kasa sepet cart",
    "blog docs help helpdesk yardim destek faq sss status durum kb wiki community forum legal kvkk gdpr privacy terms trust",
    "cdn static assets img images media files upload uploads download downloads web ww w m mobile wap amp",
    "dev develop test testing stage staging beta alpha demo sandbox preview prod production qa uat old new v1 v2 next",
    "shop shops store stores magaza magazalar market marketplace pazar shop-internal site sites siteler partner partners",
    "bayi bayiler affiliate careers kariyer jobs press basin about hakkimizda contact iletisim official resmi",
    // Names that are trusted with money or credentials: an address with one of them would pass for theirs.
    "paypal stripe visa mastercard amex troy iyzico paytr papara param payoneer wise klarna apple-pay google-pay",
    "google gmail apple icloud microsoft outlook office365 amazon aws meta facebook instagram whatsapp messenger telegram",
    "x twitter tiktok youtube linkedin trendyol hepsiburada n11 shopify etsy ebay netflix spotify binance",
    "edevlet e-devlet turkiye gib ptt sgk bddk tcmb ziraat vakifbank halkbank isbank isbankasi garanti akbank yapikredi",
    "qnb denizbank teb kuveytturk enpara ing hsbc",
  ),
);

/** Words of addresses that ask for money or credentials: alone, together or with a number. */
const credentials = new Set(
  words("login signin giris secure guvenli auth account hesap sifre password parola verify dogrulama onay token session bank banka pay payment odeme wallet cuzdan"), // prettier-ignore
);

/** Names that come numbered: name servers, mail exchangers and the like. */
const numbered =
  /^(?:ns|dns|mx|mail|smtp|imap|pop|www|web|vpn|api|cdn|static|server|host|node|srv|db)-?\d{1,3}$/;

const brand = toDnsLabel(site.brand).replaceAll("-", "");

/** Whether a label has the brand in it; a short one, which other words have too, only as a word of its own. */
const hasBrand = (label: string) =>
  brand.length < 5 ? label.split(/-+/).includes(brand) : label.replaceAll("-", "").includes(brand);

const asksForCredentials = (label: string) =>
  label
    .replace(/[\d-]+$/, "")
    .split(/-+/)
    .every((word) => credentials.has(word));

/**
 * Tells whether a shop address is kept for the service itself, so that no shop may have it: one of the names above, or one with
 * the brand in it. The shop's setup asks here, and so does the local backend.
 * @example isReservedLabel("www") // true
 * @example isReservedLabel("ns1") // true
 */
export const isReservedLabel = (label: string): boolean =>
  reserved.has(label) || numbered.test(label) || asksForCredentials(label) || hasBrand(label);

/**
 * The shop address to suggest for a name or a social handle; empty where no part of it is valid in an address.
 * @example suggestLabel("@Çiçek_Evi") // "cicek-evi"
 * @example suggestLabel("Mail") // "mail-shop"
 */
export function suggestLabel(name: string): string {
  const label = toDnsLabel(name);
  const candidates = [label, `${label}-shop`];
  return candidates.find((candidate) => !isReservedLabel(candidate)) ?? "";
}
