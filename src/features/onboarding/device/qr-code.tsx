import { useEffect, useState } from "react";
import * as styles from "./device-tools.module.css";

type Modules = { size: number; path: string };

/** The dark modules of a code as one path, a unit square each. */
export const pathOfModules = (data: readonly (readonly boolean[])[]): string =>
  data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");

/** A QR code, drawn in the browser: the text reaches no other host. Nothing where the drawing cannot be loaded. */
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
        // The link beside it says the same.
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
          {/* Its own colours, whatever those of the page are: readers need dark modules on a light ground (ISO/IEC 18004). */}
          <rect width="100%" height="100%" fill="#fff" />
          <path d={modules.path} fill="#000" />
        </svg>
      )}
    </div>
  );
}
