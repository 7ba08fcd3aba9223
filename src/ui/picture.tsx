import type { ImgHTMLAttributes } from "react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { classNames } from "@/lib/class-names";
import * as styles from "./picture.module.css";

type PictureProps = {
  image: IGatsbyImageData;
  alt: string;
  /** Loads at once and first; for the picture that is in view when the page opens. */
  isPriority?: boolean;
  /** Gives the frame, which the picture fills, its width and ratio. */
  className?: string;
};

/** React 18 writes this attribute only in lower case. */
const highPriority = { fetchpriority: "high" } as ImgHTMLAttributes<HTMLImageElement>;

/** A picture in modern formats and the right size, drawn as plain `<picture>`: it needs no script to appear. */
export function Picture({ image, alt, isPriority = false, className }: PictureProps) {
  const { sources = [], fallback } = image.images;
  return (
    <picture className={classNames(styles.frame, !isPriority && styles.below, className)}>
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
        decoding="async"
        {...(isPriority ? highPriority : { loading: "lazy" })}
      />
    </picture>
  );
}
