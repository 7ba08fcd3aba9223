/** Fields that go by several names; each is mapped to the one that the call has. */
const synonyms: readonly (readonly string[])[] = [
  ["email", "mail", "emailaddress", "eposta"],
  ["phonenumber", "phone", "telephone", "tel", "gsm", "mobile", "mobilephone"],
  ["name", "fullname", "namesurname", "customername"],
  ["surname", "lastname", "familyname"],
  ["subdomain", "domain", "storeaddress"],
  ["zipcode", "zip", "postalcode", "postcode"],
  ["taxnumber", "taxno", "vkn"],
  ["identitynumber", "identityno", "nationalid", "tckn"],
  ["company", "companyname", "companytitle"],
  ["privacypolicy", "privacy"],
];

const plain = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();

/** The single names of a path written with dots, slashes or brackets, and the positions in lists, which name no field. */
const segmentsOf = (path: string) => path.slice(0, 300).split(/[./[\]#$>:]/);

function knownAs(segment: string, known: readonly string[]): string | undefined {
  const name = plain(segment);
  const own = known.find((field) => plain(field) === name);
  if (own !== undefined) return own;
  const others = synonyms.find((names) => names.includes(name));
  return others && known.find((field) => others.includes(plain(field)));
}

/**
 * The field of a call that a backend's name or path stands for; undefined for a field that the call does not have.
 * @example fieldName("customer.phoneNumber", ["name", "phone_number"]) // "phone_number"
 */
export function fieldName(path: string, known: readonly string[]): string | undefined {
  for (const segment of segmentsOf(path).reverse()) {
    const field = knownAs(segment, known);
    if (field !== undefined) return field;
  }
  return undefined;
}
