import type { Locale } from "@/config/languages";
import { env } from "@/config/env";
import { languageFacts } from "@/config/language-facts";
import { thirdParties, type ThirdParty } from "@/config/third-parties";
import { gtag, pushToDataLayer } from "./google-tag";
import { startPixelQueue } from "./meta-pixel";

type SocialWindow = Window & {
  FB?: { init(options: object): void };
  fbAsyncInit?: () => void;
};

function addScript(src: string) {
  document.head.append(Object.assign(document.createElement("script"), { src, async: true }));
}

function startSocialSdk(locale: Locale) {
  const page = window as SocialWindow;
  const { apiVersion: version } = env.facebook;
  page.fbAsyncInit = () => page.FB?.init({ appId: thirdParties.socialSdk, version, xfbml: true });
  addScript(`https://connect.facebook.net/${languageFacts[locale].network}/sdk.js`);
}

/** Functions that load each third-party script with its documented URL and queue, without inline code. */
export const starters: Record<ThirdParty, (locale: Locale) => void> = {
  tagManager: () => {
    pushToDataLayer({ "gtm.start": Date.now(), event: "gtm.js" });
    addScript(`https://www.googletagmanager.com/gtm.js?id=${thirdParties.tagManager}`);
  },
  adTag: () => {
    gtag("js", new Date());
    gtag("config", thirdParties.adTag);
    addScript(`https://www.googletagmanager.com/gtag/js?id=${thirdParties.adTag}`);
  },
  pixel: () => {
    startPixelQueue(thirdParties.pixel);
    addScript("https://connect.facebook.net/en_US/fbevents.js");
  },
  socialSdk: startSocialSdk,
};
