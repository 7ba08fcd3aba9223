import type { Edit } from "./edit";

/** Dark green, blue and amber in place of the original three hues; greys follow the green. */
const palette = {
  ink900: "#0E2019",
  ink800: "#17332A",
  ink700: "#22463A",
  ink500: "#3F5A50",
  ink400: "#5A7369",
  ink300: "#7C948B",
  ink150: "#D3E3DC",
  ink100: "#E3EFEA",
  ink50: "#EFF7F3",
  primary700: "#075A38",
  primary600: "#0A7347",
  primary400: "#5FD3A0",
  primary300: "#A9E8CB",
  primary100: "#D5F3E4",
  primary50: "#EDFAF4",
  accent700: "#1D55B4",
  accent500: "#6FA4F7",
  accent100: "#DFEBFE",
  highlight600: "#E59A1C",
  highlight500: "#F4AE36",
  highlight100: "#FDEFD6",
  highlight50: "#FFF8EC",
};

/** Needle in a ring, in place of the original mark's threads. */
const needle = (ring: string, tip: string) =>
  `<circle cx="20" cy="20" r="16" stroke="${ring}" stroke-width="5"/><path d="M20 9l6 11-6 11-6-11z" fill="${tip}"/>`;

/** Colours and drawings of another company; `npm run brand` regenerates everything derived from them. */
export const anotherLook: Edit = {
  name: "different colours and drawings",
  apply: (folder) => {
    folder.writeJson("data/palette.json", () => palette);
    folder.write(
      "data/brand/mark.svg",
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" fill="none">' +
        `${needle("var(--color-action)", "var(--color-highlight)")}</svg>\n`,
    );
    folder.write(
      "data/brand/icon.svg",
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="none"><path d="M0 0h64v64H0z" fill="var(--ink-900)"/>' +
        `<g transform="translate(12 12)">${needle("var(--primary-400)", "var(--highlight-500)")}</g></svg>\n`,
    );
  },
};
