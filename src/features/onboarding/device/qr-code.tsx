import { useEffect, useState } from "react";
import * as styles from "./device-tools.module.css";

type Modules = { size: number; path: string };

/** Converts the dark modules of a QR code to an SVG path of unit squares. */
export const pathOfModules = (data: readonly (readonly boolean[])[]): string =>
  data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");

/**
 * A QR code generated in the browser, so that the text is not sent to any host. Renders nothing if the
 * generator cannot be loaded.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [modules, setModules] = useState<Modules | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import(/* webpackChunkName: "onboarding-qr" */ "uqr").then(
      ({ encode }) => {
        if (!isCurrent) return;
        const { size, data } = encode(text, { ecc: "M", border: 2 });
        setModules({ size, path: pathOfModules(data) });
      },
      () => {
        // The link beside the code has the same content.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [text]);

  return (
    <div className={styles.code}>
      {modules && (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${modules.size} ${modules.size}`}
          shapeRendering="crispEdges"
        >
          {/* Fixed colours, independent of the theme: scanners need dark modules on a light background (ISO/IEC 18004). */}
          <rect width="100%" height="100%" fill="#fff" />
          <path d={modules.path} fill="#000" />
        </svg>
      )}
    </div>
  );
}
