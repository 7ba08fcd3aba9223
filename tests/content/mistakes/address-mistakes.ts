import { mistake, press, replaced, type Mistake } from "./mistake";

/** Mistakes in addresses and paths. */
export const addressMistakes: Mistake[] = [
  mistake(
    "link-form",
    "a host alone",
    press,
    replaced('"/press/"', '"www.gazete.com.tr/haber"'),
    "“www.gazete.com.tr/haber” is no address: write a path that starts and ends with / (a #section may follow), site:<link>, or https://. → https://www.gazete.com.tr/haber",
  ),
  mistake(
    "link-form",
    "an address without encryption",
    press,
    replaced('"/press/"', '"http://gazete.com.tr/haber"'),
    "“http://gazete.com.tr/haber” is no address: write a path that starts and ends with / (a #section may follow), site:<link>, or https://. → https://gazete.com.tr/haber",
  ),
  mistake(
    "link-form",
    "an address with a blank behind it",
    press,
    replaced('"/press/"', '"https://gazete.com.tr/haber "'),
    "“https://gazete.com.tr/haber ” is no address: write a path that starts and ends with / (a #section may follow), site:<link>, or https://. → https://gazete.com.tr/haber",
  ),
  mistake(
    "link-form",
    "an address with one slash",
    press,
    replaced('"/press/"', '"https:/gazete.com.tr"'),
    "“https:/gazete.com.tr” is no address: write a path that starts and ends with / (a #section may follow), site:<link>, or https://. → https://gazete.com.tr",
  ),
  mistake(
    "link-form",
    "a section alone",
    press,
    replaced('"/press/"', '"#pricing"'),
    "“#pricing” is no address: write a path that starts and ends with / (a #section may follow), site:<link>, or https://. → /#pricing",
  ),
  mistake(
    "link-form",
    "a path with a question",
    press,
    replaced('"/press/"', '"/pricing/?a=1"'),
    "“/pricing/?a=1” is no address: write a path that starts and ends with / (a #section may follow), site:<link>, or https://. → /pricing/",
  ),
  mistake(
    "link-form",
    "an e-mail address",
    press,
    replaced('"/press/"', '"mailto:a@gazete.com.tr"'),
    "“mailto:a@gazete.com.tr” is no address: write a path that starts and ends with / (a #section may follow), site:<link>, or https://.",
  ),
  mistake(
    "link-form",
    "a link of the company that is far from any",
    press,
    replaced('"/press/"', '"site:bilgi-bankasi-adresi"'),
    "“site:bilgi-bankasi-adresi” is no address: write a path that starts and ends with / (a #section may follow), site:<link>, or https://.",
  ),
  mistake(
    "dead-anchor",
    "a section that the page of prices does not have",
    press,
    replaced('"/press/"', '"/pricing/#comparson"'),
    "The page /pricing/ has no section “#comparson”. → comparison",
  ),
  mistake(
    "picture-path",
    "a picture's path as Windows writes it",
    press,
    replaced("covers/", "covers\\\\"),
    "Paths have / and neither a backslash (\\) nor blanks around them. → covers/sample-cover.png",
  ),
  mistake(
    "picture-missing",
    "a picture without its folder",
    press,
    replaced("covers/sample-cover.png", "sample-cover.png"),
    "There is no picture “sample-cover.png”. Add the file or correct its name. → covers/sample-cover.png",
  ),
  mistake(
    "dead-link",
    "an article of our own that nobody has written",
    press,
    replaced('"/press/"', '"/press/sample-item/"'),
    "There is no page “/press/sample-item/”. → data/press/articles/sample-item/tr.md",
  ),
];
