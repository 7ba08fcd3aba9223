import { both, fields, type Edit, type Json } from "./edit";

const social = (["instagram", "facebook", "linkedin"] as const).map((network) => ({
  network,
  url: `https://www.${network}.com/ipekyolumesaj`,
}));

/** Rebranding as another company: names, real domains, addresses and third-party services. */
export const rebranding: Edit = {
  name: "a full rebranding with real domains",
  apply: (folder) => {
    fields("data/site.json", (site) => ({
      brand: "Pusula",
      storeBrand: "Pusula Dükkân",
      productSlug: "dukkan",
      storeDomain: "pusuladukkan.com.tr",
      url: "https://www.pusulamesaj.com.tr",
      legalEntity: both("Pusula Mesajlaşma A.Ş.", "Pusula Messaging Inc."),
      address: both("Liman Caddesi No: 12, 35000 İzmir", "12 Liman Avenue, 35000 Izmir, Türkiye"),
      phone: "+90 232 555 01 23",
      email: "merhaba@pusulamesaj.com.tr",
      social,
      links: Object.fromEntries(
        Object.keys(site.links as Json).map((name) => [
          name,
          `https://${name.toLowerCase()}.pusulamesaj.com.tr/`,
        ]),
      ),
      thirdParties: {
        ...(site.thirdParties as Json),
        consentVersion: 2,
        adTag: "AW-123456789",
        tagManager: "GTM-ABC123",
        pixel: { id: "1234567890", noscript: false },
      },
    }))(folder);
  },
};

/** Rebranding with a company name that is also an ordinary word in texts. */
export const ordinaryName: Edit = {
  name: "a brand that is an ordinary word",
  apply: fields("data/site.json", () => ({ brand: "Kanal", storeBrand: "Kanal Dükkân" })),
};
