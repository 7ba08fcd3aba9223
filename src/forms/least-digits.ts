/**
 * Countries by the minimum number of digits in a national number without trunk prefix: landline, mobile,
 * company and internet numbers.
 */
const countries: Record<number, string> = {
  5: "AC AX CK DE FI FK KI KR NL NO NZ SB SJ TO TV VU WS ZA",
  6: "AD BD BG CU FO GL IT MM NC NF PF PH PM PY RO RS SK SO SR VA WF",
  7: "AW BN BQ BT BW BZ CA CD CN CV CW EE ER FJ FM GA GM GW GY ID IE IO IS KE KM LB LI LR MH MU MV MW NR PA PG PL PW SC SE ST TL TR VN YE",
  8: "AE AL AM BA BE BF BH BI BO CF CO CR CY DJ DK DZ EC EG GI GN GT HK HN HR HT HU IL IQ JO KH KP KW LA LS LT LV MC MD ME MK ML MN MO MR MT MY MZ NA NE NI NP OM PE PS QA RW SG SI SL SM SV SY SZ TD TG TH TM TN TW XK",
  9: "AF AO AU AZ BL BY CC CG CH CL CM CX CZ EH ES ET FR GB GE GF GH GP GQ JP KG LK LY MA MF MG MQ PK PT RE SA SD SN SS TJ TZ UA UG UZ YT ZM ZW",
  10: "AG AI AR AS BB BJ BM BR BS CI DM DO GD GG GR GU IM IN JE JM KN KY KZ LC MP MS MX NG PR RU SX TC TT US VC VE VG VI",
};

/** Minimum for all other countries; no country has shorter numbers. */
const fewest = 4;

/**
 * Returns the minimum number of digits of a national number in a country. Derived from libphonenumber's
 * metadata; a unit test compares it with the installed version.
 * @example minDigits("DE") // 5
 */
export function minDigits(country: string): number {
  const found = Object.entries(countries).find(([, codes]) => codes.split(" ").includes(country));
  return found ? Number(found[0]) : fewest;
}
