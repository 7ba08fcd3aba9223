import site from "../../data/site.json";
import { toDnsLabel } from "./shop-label";

const words = (...lines: string[]) => lines.flatMap((line) => line.split(" "));

/** Names that visitors or programs associate with the service itself or with a trusted third party. */
const reserved = new Set(
  words(
    // Mailboxes that every domain has (RFC 2142), and those that can obtain certificates (CA/B Forum BR
    // 3.2.2.4.4).
    "info marketing sales support abuse noc security postmaster hostmaster usenet news webmaster www uucp ftp",
    "admin administrator root ssladmin sslwebmaster mailer-daemon noreply no-reply",
    // Names that mail and calendar programs, browsers and policies look up automatically (RFC 8461, RFC 6764,
    // RFC 9116, WPAD).
    "autoconfig autodiscover mta-sts wpad isatap caldav carddav webdisk dav ldap sip xmpp ntp time well-known security-txt",
    // Common host services.
    "mail email eposta e-posta posta webmail mx smtp imap pop pop3 ns dns vpn ssh sftp rdp proxy gateway router firewall git svn db sql mysql",
    "postgres redis cache queue cron localhost local localdomain broadcasthost internal intranet extranet private",
    "cpanel whm plesk webhost server host hosting cloud backup monitor metrics logs grafana kibana jenkins ci cd registry",
    // Current and possible parts of this service, in both languages.
    "api apis app apps admin-panel oauth oauth2 openid openid-configuration sso ssl id webhook webhooks logout signup register accounts passkey",
    "giris-yap cikis kayit uye uyelik hesabim verification otp",
    "my me user users member members panel yonetim dashboard console portal manage manager control staff team ekip",
    "payments checkout billing invoice invoices odemeler fatura faturalar kasa sepet cart",
    "blog docs help helpdesk yardim destek faq sss status durum kb wiki community forum legal kvkk gdpr privacy terms trust",
    "cdn static assets img images media files upload uploads download downloads web ww w m mobile wap amp",
    "dev develop test testing stage staging beta alpha demo sandbox preview prod production qa uat old new v1 v2 next",
    "shop shops store stores magaza magazalar market marketplace pazar shop-internal site sites siteler partner partners",
    "bayi bayiler affiliate careers kariyer jobs press basin about hakkimizda contact iletisim official resmi",
    // Names trusted with money or credentials; an address with one of them could be used for phishing.
    "paypal stripe visa mastercard amex troy iyzico paytr papara param payoneer wise klarna apple-pay google-pay",
    "google gmail apple icloud microsoft outlook office365 amazon aws meta facebook instagram whatsapp messenger telegram",
    "x twitter tiktok youtube linkedin trendyol hepsiburada n11 shopify etsy ebay netflix spotify binance",
    "edevlet e-devlet turkiye gib ptt sgk bddk tcmb ziraat vakifbank halkbank isbank isbankasi garanti akbank yapikredi",
    "qnb denizbank teb kuveytturk enpara ing hsbc",
  ),
);

/** Words typical of phishing addresses, alone, combined or with a number. */
const credentials = new Set(
  words("login signin giris secure guvenli auth account hesap sifre password parola verify dogrulama onay token session bank banka pay payment odeme wallet cuzdan"), // prettier-ignore
);

/** Names that often end in a number, such as name servers and mail exchangers. */
const numbered =
  /^(?:ns|dns|mx|mail|smtp|imap|pop|www|web|vpn|api|cdn|static|server|host|node|srv|db)-?\d{1,3}$/;

const brand = toDnsLabel(site.brand).replaceAll("-", "");

/**
 * Reports whether a label contains the brand. A short brand must be a separate word, as it may occur within
 * other words.
 */
const hasBrand = (label: string) =>
  brand.length < 5 ? label.split(/-+/).includes(brand) : label.replaceAll("-", "").includes(brand);

const asksForCredentials = (label: string) =>
  label
    .replace(/[\d-]+$/, "")
    .split(/-+/)
    .every((word) => credentials.has(word));

/**
 * Reports whether a shop address is reserved: listed in this file, or containing the brand. Used by the
 * shop's setup and by the local backend.
 * @example isReservedLabel("www") // true
 * @example isReservedLabel("ns1") // true
 */
export const isReservedLabel = (label: string): boolean =>
  reserved.has(label) || numbered.test(label) || asksForCredentials(label) || hasBrand(label);

/**
 * Suggests a shop address for a name or a social media handle; empty if no part of it is valid.
 * @example suggestLabel("@Çiçek_Evi") // "cicek-evi"
 * @example suggestLabel("Mail") // "mail-shop"
 */
export function suggestLabel(name: string): string {
  const label = toDnsLabel(name);
  const candidates = [label, `${label}-shop`];
  return candidates.find((candidate) => !isReservedLabel(candidate)) ?? "";
}
