import type { IGatsbyImageData } from "gatsby-plugin-image";
import { expect, it } from "vitest";
import { imageData } from "@/lib/image-data";

const picture: IGatsbyImageData = { layout: "fixed", width: 40, height: 20, images: {} };

it("is the processed picture of a file", () =>
  expect(imageData({ childImageSharp: { gatsbyImageData: picture } })).toBe(picture));

it("is refused for a file that is no raster picture", () =>
  expect(() => imageData({ childImageSharp: null })).toThrow(/picture/));
