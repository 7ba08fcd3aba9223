import type { ImgHTMLAttributes } from "react";
import type { IGatsbyImageData } from "gatsby-plugin-image";

type PictureProps = {
  image: IGatsbyImageData;
  alt: string;
  /** Loads at once and first; for the picture that is in view when the page opens. */
  isPriority?: boolean;
  className?: string;
};

/** React 18 writes this attribute only in lower case. */
const highPriority = { fetchpriority: "high" } as ImgHTMLAttributes<HTMLImageElement>;

/** A picture in modern formats and the right size, drawn as plain `<picture>`: it needs no script to appear. */
export function Picture({ image, alt, isPriority = false, className }: PictureProps) {
  const { sources = [], fallback } = image.images;
  return (
    <picture>
      {sources.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={fallback?.sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        className={className}
        decoding="async"
        {...(isPriority ? highPriority : { loading: "lazy" })}
      />
    </picture>
  );
}
