import type { IGatsbyImageData } from "gatsby-plugin-image";

type ImageFile = {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
};

/**
 * The processed picture of a file node.
 * @throws when the file is no raster picture; that stops the build, since pages are rendered there
 */
export function imageData({ childImageSharp }: ImageFile): IGatsbyImageData {
  if (!childImageSharp) throw new Error("A file that should be a picture could not be read as one.");
  return childImageSharp.gatsbyImageData;
}
