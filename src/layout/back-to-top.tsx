import ArrowUp from "lucide-react/icons/arrow-up";
import { classNames } from "@/lib/class-names";
import { useScrolledPast } from "./use-scrolled-past";
import { useHideOverContent } from "./use-hide-over-content";
import * as styles from "./back-to-top.module.css";

/** Scroll distance in pixels after which the button appears (docs/product.md 9). */
const threshold = 600;

/** A button that scrolls a long page back to the top and moves focus there. */
export function BackToTop({ label }: { label: string }) {
  const isShown = useScrolledPast(threshold);
  const isAside = useHideOverContent();

  function goToTop() {
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: isCalm ? "auto" : "smooth" });
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <button
      type="button"
      className={classNames(styles.button, isShown && styles.shown)}
      aria-label={label}
      data-aside={isAside || undefined}
      onClick={goToTop}
    >
      <ArrowUp aria-hidden="true" />
    </button>
  );
}
