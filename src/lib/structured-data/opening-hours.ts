type Period = { readonly days: readonly string[]; readonly from: string; readonly to: string };

const schemaDay = (day: string) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** Opening hours as schema.org's OpeningHoursSpecification, one a period. */
export const openingHours = (periods: readonly Period[]) =>
  periods.map(({ days, from, to }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map(schemaDay),
    opens: from,
    closes: to,
  }));
