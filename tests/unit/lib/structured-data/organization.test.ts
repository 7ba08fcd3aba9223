import { describe, expect, it } from "vitest";
import { organization } from "@/lib/structured-data/organization";

const company = {
  brand: "Marka",
  legalEntity: "Marka A.Ş.",
  address: "İstanbul",
  phone: "+90 850 000 00 00",
  email: "merhaba@marka.example",
  url: "https://marka.example",
  social: [{ url: "https://social.example/marka" }, { url: "https://video.example/@marka" }],
};

describe("the company in structured data", () => {
  it("says how it is called and reached", () => {
    expect(organization(company, ["tr", "en"])).toEqual({
      "@type": "Organization",
      "@id": "https://marka.example/#organization",
      name: "Marka",
      legalName: "Marka A.Ş.",
      url: "https://marka.example/",
      logo: "https://marka.example/icons/icon-512x512.png",
      address: "İstanbul",
      email: "merhaba@marka.example",
      telephone: "+90 850 000 00 00",
      sameAs: ["https://social.example/marka", "https://video.example/@marka"],
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer support",
        telephone: "+90 850 000 00 00",
        email: "merhaba@marka.example",
        availableLanguage: ["tr", "en"],
      },
    });
  });

  it("has a place once its opening hours are known", () => {
    const periods = [{ days: ["monday", "friday"], from: "09:00", to: "18:30" }];
    expect(organization({ ...company, openingHours: { periods } }, ["tr"]).location).toEqual({
      "@type": "Place",
      name: "Marka",
      address: "İstanbul",
      openingHoursSpecification: [
        {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["https://schema.org/Monday", "https://schema.org/Friday"],
          opens: "09:00",
          closes: "18:30",
        },
      ],
    });
    expect(organization({ ...company, openingHours: null }, ["tr"])).not.toHaveProperty("location");
  });
});
