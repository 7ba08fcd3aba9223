import { useRef } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { NewsletterBand } from "@/features/newsletter/newsletter-band";
import { NewsletterPlaceholder } from "@/features/newsletter/newsletter-placeholder";
import { lazyNamespaces } from "@/i18n/lazy-namespaces";
import { Button } from "@/ui/button";
import { useNearView } from "@/ui/use-near-view";
import { useLazyPart } from "@/async/use-lazy-part";

const loadBox = async () =>
  (await import(/* webpackChunkName: "lazy-newsletter" */ "@/features/newsletter/newsletter-box"))
    .NewsletterBox;
const loadStrings = lazyNamespaces("forms", "errors");

/** The newsletter in the footer, whose form is loaded when it nears the viewport or receives focus. */
export function NewsletterHost() {
  const { t } = useTranslation("layout");
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearView(element, "footer");
  const { part: Box, hasFailed, retry } = useLazyPart(isNear, loadBox, loadStrings);

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
