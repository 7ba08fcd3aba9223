import site from "../../data/site.json";
import { toDnsLabel } from "./dns-label";

const words = (...lines: string[]) => lines.flatMap((line) => line.split(" "));

/** Names under which visitors or programs expect the service itself, or one that is trusted in its stead. */
const reserved = new Set(
  words(
    // Mailboxes that every domain keeps (RFC 2142), and those to which certificates are given out (CA/B Forum BR 3.2.2.4.4).
    "info marketing sales support abuse noc security postmaster hostmaster usenet news webmaster www uucp ftp",
    "admin administrator root ssladmin sslwebmaster mailer-daemon noreply no-reply",
    // Found by mail and calendar programs, browsers and policies on their own (RFC 8461, RFC 6764, RFC 9116, WPAD).
    "autoconfig autodiscover mta-sts wpad isatap caldav carddav webdisk dav ldap sip xmpp ntp time well-known security-txt",
    // Services of a host.
    "mail email webmail mx smtp imap pop pop3 ns dns vpn ssh sftp rdp proxy gateway router firewall git svn db sql mysql",
    "postgres redis cache queue cron localhost local localdomain broadcasthost internal intranet extranet private",
    "cpanel whm plesk webhost server host hosting cloud backup monitor metrics logs grafana kibana jenkins ci cd registry",
    // Parts of this service, present or to come, in both languages.
    "api apis app apps admin-panel auth oauth sso login logout signin signup register account accounts password passkey",
    "giris giris-yap cikis kayit uye uyelik hesap hesabim sifre parola onay dogrulama verify verification otp",
    "my me user users member members panel yonetim dashboard console portal manage manager control staff team ekip",
    "pay payment payments checkout billing invoice invoices odeme odemeler fatura faturalar kasa sepet cart wallet cuzdan",
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

/** Names that come numbered: name servers, mail exchangers and the like. */
const numbered =
  /^(?:ns|dns|mx|mail|smtp|imap|pop|www|web|vpn|api|cdn|static|server|host|node|srv|db)-?\d{1,3}$/;

const brand = toDnsLabel(site.brand).replaceAll("-", "");

/**
 * Tells whether a shop address is kept for the service itself, so that no shop may have it: one of the names above, or one with
 * the brand as one of its words. The shop's setup asks here, and so does the local backend.
 * @example isReservedLabel("www") // true
 * @example isReservedLabel("ns1") // true
 */
export const isReservedLabel = (label: string): boolean =>
  reserved.has(label) || numbered.test(label) || label.split(/-+/).includes(brand);
