import type { ImgHTMLAttributes } from "react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { classNames } from "@/lib/class-names";
import * as styles from "./picture.module.css";

type PictureProps = {
  image: IGatsbyImageData;
  alt: string;
  /** Loads the picture eagerly with high priority, for pictures that are initially in view. */
  isPriority?: boolean;
  /** Class that sets the width and aspect ratio of the frame that the picture fills. */
  className?: string;
};

/** React 18 supports this attribute only in lower case. */
const highPriority = { fetchpriority: "high" } as ImgHTMLAttributes<HTMLImageElement>;

/** Responsive picture in modern formats: a plain `<picture>` that needs no scripts. */
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
