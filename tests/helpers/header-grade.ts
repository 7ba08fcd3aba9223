import type { Answer } from "./http-ask";

type Rule = { name: string; points: number; isKept: (answer: Answer) => boolean };

const policyOf = ({ headers }: Answer) =>
  new Map(
    (headers["content-security-policy"] ?? "").split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

const broad = /^(\*|data:|https?:|ftp:|https?:\/\/\*)$|unsafe/;

function isStrict(answer: Answer): boolean {
  const policy = policyOf(answer);
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const isSafe = ["script-src", "object-src", "style-src"].every(
    (name) => !sources(name).some((s) => broad.test(s)),
  );
  const named = ["base-uri", "form-action", "frame-ancestors"].every((name) => policy.has(name));
  return isSafe && named && ![...policy.values()].flat().some((source) => source.startsWith("http:"));
}

const age = ({ headers }: Answer) =>
  Number(/max-age=(\d+)/.exec(headers["strict-transport-security"] ?? "")?.[1] ?? 0);

/** Rules of the MDN HTTP Observatory (1.4.8) that a static site can break, with their score modifiers. */
const rules: readonly Rule[] = [
  { name: "content-security-policy", points: 5, isKept: isStrict },
  { name: "cookies", points: 0, isKept: ({ headers }) => headers["set-cookie"] === undefined },
  {
    name: "cross-origin-resource-sharing",
    points: 0,
    isKept: ({ headers }) => headers["access-control-allow-origin"] === undefined,
  },
  {
    name: "referrer-policy",
    points: 5,
    isKept: ({ headers }) =>
      /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        headers["referrer-policy"] ?? "",
      ),
  },
  { name: "strict-transport-security", points: 0, isKept: (answer) => age(answer) >= 15_768_000 },
  {
    name: "subresource-integrity",
    points: 0,
    isKept: ({ body }) => !/<script[^>]+src="(?:https?:)?\/\//.test(body),
  },
  {
    name: "x-content-type-options",
    points: 0,
    isKept: ({ headers }) => headers["x-content-type-options"] === "nosniff",
  },
  {
    name: "x-frame-options",
    points: 5,
    isKept: (answer) =>
      !(policyOf(answer).get("frame-ancestors") ?? ["*"]).some((source) => broad.test(source)),
  },
  {
    name: "cross-origin-resource-policy",
    points: 10,
    isKept: ({ headers }) => headers["cross-origin-resource-policy"] === "same-origin",
  },
];

/** Returns the broken rules of a response and its score, excluding HTTPS redirection. */
export function gradeHeaders(answer: Answer): { broken: string[]; points: number } {
  const broken = rules.filter(({ isKept }) => !isKept(answer));
  const kept = rules.filter((rule) => !broken.includes(rule));
  return {
    broken: broken.map(({ name }) => name),
    points: kept.reduce((sum, { points }) => sum + points, 100),
  };
}
