import { attempt } from "@/lib/browser-support";

/** First-party cookies set by Google's and Meta's scripts, according to their documentation. */
const tagCookies = /^(_ga|_gid|_gat|_gcl|_gac|_fbp|_fbc)/;

export function deleteTagCookies() {
  const labels = window.location.hostname.split(".");
  const domains = ["", ...labels.map((_label, index) => `;domain=${labels.slice(index).join(".")}`)];
  const cookies = attempt(() => document.cookie, ""); // throws where cookies are forbidden
  for (const pair of cookies.split("; ")) {
    const [name = ""] = pair.split("=");
    if (!tagCookies.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`;
  }
}
