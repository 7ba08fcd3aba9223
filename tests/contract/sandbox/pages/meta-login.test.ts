import { describe, expect, it } from "vitest";
import { scenarios } from "../../../../sandbox/calls/meta";
import { hashSource } from "../../../../sandbox/pages/html";
import { textsIn } from "../../../../sandbox/messages";
import { openSandbox, origin } from "../open-sandbox";

const shop = "https://www.shop.example";

/** Requests the login dialog on behalf of an opener. */
function dialog(search: Record<string, string>) {
  const { ask } = openSandbox({ allowedOrigins: [shop] });
  return ask(`/sandbox/meta/login?${new URLSearchParams(search).toString()}`);
}

describe("simulated Meta login dialog", () => {
  it.each(["tr", "en"] as const)("is in %s and offers every account and ordering", async (locale) => {
    const page = await (await dialog({ state: "a&b", origin, locale })).text();
    const texts = textsIn(locale).metaLogin;
    expect(page).toMatch(/^<!doctype html>/);
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain(`<title>${texts.title}</title>`);
    expect(page).toContain('data-state="a&amp;b"');
    expect(page).toContain(`data-origin="${origin}"`);
    expect(page).toMatch(/data-code="[0-9a-f]{48}"/);
    const orders = ["code-only", "code-first", "assets-first", "assets-only"] as const;
    for (const value of [...scenarios, ...orders])
      expect(page).toContain(`<option value="${value}">${texts[value]}</option>`);
    expect(page).not.toContain("</option>,");
    for (const [outcome, className] of [
      ["granted", "primary"],
      ["refused", ""],
      ["cancelled", ""],
    ] as const)
      expect(page).toContain(
        `<button name="outcome" value="${outcome}" class="${className}">${texts[outcome]}</button>`,
      );
  });

  it("the login page's policy allows only its own script and style", async () => {
    const response = await dialog({ state: "s", origin });
    const page = await response.text();
    const part = (name: string) => new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(page)?.[1] ?? "";
    expect(response.headers.get("content-security-policy")?.split("; ")).toEqual([
      "default-src 'none'",
      `script-src ${hashSource(part("script"))}`,
      `style-src ${hashSource(part("style"))}`,
      "img-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]);
    expect(page).toContain('<html lang="tr">');
  });

  it.each([origin, shop])("the login page is served for %s", async (opener) => {
    const response = await dialog({ state: "s", origin: opener });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`data-origin="${opener}"`);
  });

  it.each<Record<string, string>>([
    { state: "s" },
    { origin },
    { state: "", origin },
    { state: "s", origin: "https://evil.example" },
  ])("rejects %j", async (search) => {
    const response = await dialog(search);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("state and origin");
  });
});
