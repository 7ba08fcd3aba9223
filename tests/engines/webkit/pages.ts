import type { Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";
import { initialState } from "@/state/initial-state";
import type { Session } from "./session";

/** Onboarding screens available to a visitor with a chosen package, and the earlier ones. */
const screens = ["setup", "select-ig-account", "select-store", "select-service", "select-integration"];
const firstScreens = ["customer-information"];

type Facts = { heading: string; characters: number; hasHeader: boolean; lang: string };

/** Returns the content of a page shortly after hydration, once automatic loading has finished. */
const readFacts = `
  return {
    heading: document.querySelector("h1")?.innerText.trim() ?? "",
    characters: document.body.innerText.trim().length,
    hasHeader: (document.querySelector("header")?.getClientRects().length ?? 0) > 0,
    lang: document.documentElement.lang,
  };
`;

/** Minimum number of characters of a page that is not blank; the shortest screen with its header has more. */
const fewestCharacters = 150;

/** Returns the problems of an opened page; empty if there are none. */
function errorsOf({ heading, characters, hasHeader, lang }: Facts, locale: Locale): string[] {
  return [
    ...(heading === "" ? ["no h1"] : []),
    ...(characters < fewestCharacters ? [`only ${characters} characters`] : []),
    ...(hasHeader ? [] : ["no header"]),
    ...(lang === locale ? [] : [`language ${lang}`]),
  ];
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Opens a page and reports its problems after hydration. */
export async function checkPage(session: Session, address: string, locale: Locale): Promise<string[]> {
  try {
    await session.open(address);
    await session.until("a heading", "return document.querySelector('h1') !== null");
    await pause(300);
    return errorsOf(await session.run<Facts>(readFacts), locale);
  } catch (error) {
    return [String(error)];
  }
}

async function post(site: string, call: string, body: object): Promise<{ id: string; hash: string }> {
  const headers = { "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const url = `${site}/site/onboarding-wizard/${call}`;
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  return (await response.json()) as { id: string; hash: string };
}

/** Checks every onboarding screen in a language, with the state that it needs. */
export async function checkScreens(
  session: Session,
  site: string,
  locale: Locale,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  const check = async (screen: string) => {
    const path = localizedPath(locale, `/onboarding/${screen}/`);
    const problems = await checkPage(session, site + path, locale);
    const at = await session.run<string>("return location.pathname");
    found[path] = at === path ? problems : [...problems, `led to ${at}`];
  };
  const remember = (state: object) =>
    session.run("localStorage.setItem('vuex', arguments[0])", JSON.stringify(state));
  await session.run("localStorage.clear()");
  for (const screen of firstScreens) await check(screen);

  const customer = { name: "Ayşe Yılmaz", email: "ayse@ornek.example", phone_number: "+905321234567" };
  const consents = { privacy_policy: true, pdpa: true, newsletter: false };
  const { id, hash } = await post(site, "new", { ...customer, ...consents });
  const state = { ...initialState, isShow: false, wizardId: id, hash };
  // Outside the onboarding, whose pages would overwrite the state.
  const aside = () => session.open(site + localizedPath(locale, "/privacy-policy/"));
  await aside();
  await remember({ ...state, currentStep: "select-package" });
  await check("select-package");
  await post(site, "select-package", { id, hash, package_id: 1, features_ids: [1] });
  const packages = { id: 1, featureIds: [1], isInstagramOnly: false };
  await aside();
  await remember({ ...state, packages, currentStep: "select-package" });
  for (const screen of screens) await check(screen);
  await aside();
  const choices = { ...initialState.choices, integration: "none" };
  await remember({ ...state, packages, choices, currentStep: "confirmation" });
  await check("confirmation");
  await post(site, "completing", { id, hash, pdpa: true });
  await check("progress");
  await aside();
  await session.run("localStorage.clear()");
  return found;
}
