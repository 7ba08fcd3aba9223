import { useEffect, useRef, useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { NewsletterBand } from "@/features/newsletter/newsletter-band";
import { NewsletterPlaceholder } from "@/features/newsletter/newsletter-placeholder";
import { loadFormStrings } from "@/i18n/form-strings";
import { Button } from "@/ui/button";
import { useLazyPart } from "./use-lazy-part";

const loadBox = async () =>
  (await import(/* webpackChunkName: "lazy-newsletter" */ "@/features/newsletter/newsletter-box"))
    .NewsletterBox;

/** How far below the window the footer may still be when the form is fetched. */
const rootMargin = "600px";

/** The newsletter in the footer: its form is loaded when the footer comes near the view or takes the focus. */
export function NewsletterHost() {
  const { t } = useTranslation("layout");
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const { part: Box, hasFailed, retry } = useLazyPart(isNear, loadBox, loadFormStrings);

  useEffect(() => {
    const footer = element.current?.closest("footer") ?? element.current;
    if (isNear || !footer) return;
    const come = () => setIsNear(true);
    if (!("IntersectionObserver" in window)) return come();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && come(),
      { rootMargin },
    );
    observer.observe(footer);
    footer.addEventListener("focusin", come);
    return () => {
      observer.disconnect();
      footer.removeEventListener("focusin", come);
    };
  }, [isNear]);

  return (
    <div ref={element}>
      <NewsletterBand>
        {Box ? <Box /> : <NewsletterPlaceholder />}
        {hasFailed && (
          <p role="alert">
            {t("newsletter.failed")}{" "}
            <Button variant="secondary" onClick={retry}>
              {t("newsletter.retry")}
            </Button>
          </p>
        )}
      </NewsletterBand>
    </div>
  );
}
