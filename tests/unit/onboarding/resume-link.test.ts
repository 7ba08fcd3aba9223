import { describe, expect, it } from "vitest";
import { pathOfModules } from "@/features/onboarding/device/qr-code";
import { credentialsOfFragment, resumeLink } from "@/features/onboarding/device/resume-link";

const credentials = { id: "0b9d6c1e4f7a2835c0d1e2f3a4b5c6d7", hash: "6f1d0c9b".repeat(8) };
const encode = (text: string) => `#r=${btoa(text)}`;

describe("creation and parsing of a resume link", () => {
  it("a resume link has id and hash in the fragment, not in path or query", () => {
    const link = new URL(resumeLink("https://www.kanalya.example/en/onboarding", credentials));
    expect(link.pathname + link.search).toBe("/en/onboarding");
    expect(link.href).not.toContain(credentials.hash);
    expect(link.hash).toMatch(/^#r=[\w-]+$/);
    expect(credentialsOfFragment(link.hash)).toEqual(credentials);
  });

  it.each([
    ".",
    ")",
    ">",
    "==",
    "%3D",
    "%20",
    "%0A",
    "%22",
    "&utm_source=mail",
    "?utm_source=mail",
    "/",
    "#x",
  ])("restores the credentials with %s appended to the link", (tail) =>
    expect(credentialsOfFragment(new URL(resumeLink("https://a.example/", credentials)).hash + tail)).toEqual(
      credentials,
    ),
  );

  it.each([
    ["an empty fragment", ""],
    ["another fragment", "#faq"],
    ["an empty code", "#r="],
    ["invalid base64", "#r=%%%"],
    ["a truncated link", resumeLink("", credentials).slice(0, 20)],
    ["no hash", encode("id")],
    ["an empty hash", encode("id.")],
    ["three parts", encode("id.hash.more")],
    ["a path as id", encode("../../x.hash")],
    ["markup", encode("<script>.hash")],
    ["an overlong id", encode(`${"a".repeat(201)}.hash`)],
  ])("returns no credentials for %s", (_name, fragment) => {
    expect(credentialsOfFragment(fragment)).toBeNull();
  });
});

it("pathOfModules() draws each dark module as a unit square", () => {
  expect(
    pathOfModules([
      [true, false],
      [false, true],
    ]),
  ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
});
