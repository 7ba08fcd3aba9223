import type { Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { createStrings } from "../../helpers/locale-strings";
import { onboardingStrings } from "../../helpers/strings-of";
import type { Session } from "./session";
import { visitorOf } from "./visitor";

export type Package = "all-features" | "instagram-only";

const customer = { name: "Ayşe Yılmaz", email: "ayse@ornek.example", phone: "5321234567" };

/**
 * Goes from the home page to "start using" like a visitor.
 * @returns the address behind "start using"
 */
export async function journey(
  session: Session,
  site: string,
  locale: Locale,
  chosen: Package,
): Promise<string> {
  const strings = createStrings(locale).getFixedT(locale);
  const t = (key: string) => String(strings(key as never)); // Keys are built from parts
  const visitor = visitorOf(session);
  const screen = (key: string) => visitor.reads(onboardingStrings(locale)(key));

  /** Logs in with the simulated Meta dialog, a separate window that closes itself. */
  async function grantAccess() {
    const own = await session.window();
    await visitor.pressButton(t("onboarding-screens:meta.connect"));
    let dialog: string | undefined;
    for (let tries = 0; !dialog && tries < 100; tries += 1) {
      dialog = (await session.windows()).find((handle) => handle !== own);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    if (!dialog) throw new Error("Meta's dialog did not open");
    await session.useWindow(dialog);
    await session.until("the dialog", "return document.querySelector('button[value=granted]') !== null");
    await session.run("setTimeout(() => document.querySelector('button[value=granted]').click())");
    await session.useWindow(own);
  }

  async function connect(part: string, action: string) {
    await visitor.pressLink(t(`onboarding-screens:setup.parts.${part}.title`));
    const connectLabel = t("onboarding-screens:meta.connect");
    await session.until(
      `a way on at ${part}`,
      `const [...labels] = arguments;
       return [...document.querySelectorAll("button")].some((one) => labels.some((label) => one.innerText.includes(label)))`,
      [connectLabel, t(action)],
    );
    if (await visitor.isThere("button", connectLabel)) await grantAccess();
    await visitor.pressButton(t(action));
    await screen("setup.title");
  }

  await session.open(site + localizedPath(locale, "/"));
  await session.run("localStorage.clear()");
  await session.open(site + localizedPath(locale, "/"));
  const form = `form[aria-label="${t("sign-up:try-it.label")}"]`;
  const isNamed = (await session.run<boolean>("return document.querySelector(arguments[0]) !== null", form))
    ? form
    : "main form:has([name=phone_number], [type=tel])";
  await session.type(`${isNamed} [name=email]`, customer.email);
  await session.type(`${isNamed} [name=name]`, customer.name);
  await session.type(`${isNamed} [type=tel]`, customer.phone);
  await visitor.pressButton(t("sign-up:form.submit"));

  await screen("package.title");
  if (chosen === "instagram-only") await visitor.tick("main [type=radio]", 1);
  await visitor.pressButton(t("onboarding:actions.continue"));
  await screen("setup.title");
  await connect("instagram", "onboarding-screens:instagram.action");
  if (chosen === "all-features") {
    await connect("facebook-page", "onboarding-screens:facebook.action");
    await connect("whatsapp-number", "onboarding-screens:whatsapp.action");
    await visitor.pressLink(t("onboarding-screens:setup.parts.storefront.title"));
    await session.until("an empty field", "return document.querySelector('[name=sub_domain]') !== null");
    await session.run("document.querySelector('[name=sub_domain]').select()");
    await session.type("[name=sub_domain]", `dukkan-${locale}-${Date.now()}`);
    await visitor.pressButton(t("onboarding-screens:store.action"));
    await visitor.pressButton(t("storefront:wizard.close"));
    await visitor.pressButton(t("storefront:overview.onward"));
    await screen("setup.title");
  }
  await visitor.pressButton(t("onboarding:actions.continue"));
  await screen("service.title");
  await visitor.tick("main [type=checkbox]");
  await visitor.pressButton(t("onboarding:actions.continue"));
  await screen("integration.title");
  const none = t("onboarding-screens:integration.none");
  const index = await session.until<number>(
    `the choice "${none}"`,
    `const all = [...document.querySelectorAll("main [type=radio]")];
     return 1 + all.findIndex((one) => one.labels[0]?.innerText.includes(arguments[0]))`,
    [none],
  );
  await visitor.tick("main [type=radio]", index - 1);
  await visitor.pressButton(t("onboarding:actions.continue"));
  await screen("confirmation.title");
  const agreement = await session.until<number>(
    "the agreement",
    `const all = [...document.querySelectorAll("main [type=checkbox]")];
     return 1 + all.findIndex((one) => one.labels[0]?.innerText.includes(arguments[0].slice(0, 12)))`,
    [t("onboarding-screens:confirmation.agreement")],
  );
  await visitor.tick("main [type=checkbox]", agreement - 1);
  await visitor.pressButton(t("onboarding-screens:confirmation.action"));
  return session.until<string>(
    '"start using"',
    `return [...document.querySelectorAll("main a[href^=http]")].find((one) => one.innerText.trim().includes(arguments[0]))?.href`,
    [t("onboarding-screens:progress.start")],
    40_000,
  );
}
