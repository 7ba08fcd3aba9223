import type { IGatsbyImageData } from "gatsby-plugin-image";

type ImageFile = {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
};

/**
 * Returns the processed image of a file node.
 * @throws if the file is not a raster image, which stops the build
 */
export function imageData({ childImageSharp }: ImageFile): IGatsbyImageData {
  if (!childImageSharp) throw new Error("A file that should be a picture could not be read as one.");
  return childImageSharp.gatsbyImageData;
}
