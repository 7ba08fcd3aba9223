/**
 * Countries keyed by the digit counts of their national numbers without trunk prefix: the minimum among
 * landline, mobile, company and VoIP numbers, the usual length of mobile numbers, and the maximum.
 */
const countries: Record<string, string> = {
  "4-4-4": "TA",
  "4-4-7": "TK",
  "4-5-5": "SH",
  "4-7-7": "NU",
  "4-8-13": "UY",
  "4-9-11": "LU",
  "4-9-13": "AT",
  "4-10-10": "IR",
  "5-5-5": "CK FK",
  "5-5-6": "AC",
  "5-6-7": "TV",
  "5-7-7": "SB TO VU",
  "5-7-10": "WS",
  "5-8-8": "KI NO SJ",
  "5-9-10": "NZ ZA",
  "5-9-11": "NL",
  "5-9-12": "AX FI",
  "5-10-14": "KR",
  "5-11-15": "DE",
  "6-6-6": "FO GL NC NF",
  "6-6-9": "AD PM WF",
  "6-7-7": "SR",
  "6-8-9": "PF SO",
  "6-8-10": "CU MM",
  "6-8-12": "BG",
  "6-9-9": "RO SK",
  "6-9-11": "PY",
  "6-9-12": "RS",
  "6-10-10": "BD",
  "6-10-12": "IT VA",
  "6-10-13": "PH",
  "7-7-7": "AW BN BQ CV ER FM GY IO KM MH NR PW SC ST",
  "7-7-9": "GM IS",
  "7-7-10": "MV",
  "7-7-11": "BZ FJ",
  "7-8-8": "BT CW GA LB PG TL",
  "7-8-10": "BW EE MU",
  "7-8-11": "PA",
  "7-9-9": "GW LI LR MW YE",
  "7-9-10": "CD IE KE PL VN",
  "7-9-12": "SE",
  "7-9-17": "ID",
  "7-10-10": "CA",
  "7-10-13": "TR",
  "7-11-12": "CN",
  "8-8-8": "AM BF BH BI CF CY DJ DK GI HT KW LS LT LV MD MK ML MO MR MT NE NI SI SL TD TG TM TN",
  "8-8-9": "BA BO ME OM SZ",
  "8-8-10": "CR KH MN SM",
  "8-8-11": "GT HK HN QA SG SV",
  "8-8-12": "XK",
  "8-9-9": "AL BE DZ GN HR HU JO MC MZ NA PE RW SY",
  "8-9-10": "MY PS",
  "8-9-11": "EC TW",
  "8-9-12": "AE IL",
  "8-9-13": "TH",
  "8-10-10": "EG IQ KP LA",
  "8-10-11": "CO NP",
  "9-9-9": "AF AO AZ BL CG CM EH ES ET FR GE GF GH GP GQ LK LY MA MF MG MQ PT RE SD SN SS TJ TZ UG UZ YT ZM",
  "9-9-10": "KG SA UA ZW",
  "9-9-11": "BY CL",
  "9-9-12": "AU CC CH CX CZ",
  "9-10-10": "GB",
  "9-10-12": "PK",
  "9-10-17": "JP",
  "10-10-10": "AG AI AS BB BJ BM BS CI DM DO GD GG GU IM JE JM KN KY LC MP MS MX PR SX TC TT US VC VE VG VI",
  "10-10-12": "GR",
  "10-10-13": "IN",
  "10-10-14": "KZ NG RU",
  "10-11-11": "AR BR",
};

/** Digit counts for all other countries; no country has shorter or longer numbers. */
const widest = "4-10-15";

type DigitCounts = { min: number; usual: number; max: number };

/**
 * Returns how many digits a country's phone numbers have. Derived from libphonenumber's metadata; a unit test compares it with the
 * installed version.
 * @example digitCounts("DE") // { min: 5, usual: 11, max: 15 }
 */
export function digitCounts(country: string): DigitCounts {
  const found = Object.entries(countries).find(([, codes]) => codes.split(" ").includes(country));
  const [min = 0, usual = 0, max = 0] = (found?.[0] ?? widest).split("-").map(Number);
  return { min, usual, max };
}
