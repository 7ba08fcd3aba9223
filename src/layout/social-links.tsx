import { useTranslation } from "gatsby-plugin-react-i18next";
import { isSocialNetwork, SocialIcon } from "@/ui/social-icon";
import type { LayoutData } from "./layout-data";

type SocialLinksProps = { social: LayoutData["siteFacts"]["social"]; className?: string };

const names = {
  instagram: "Instagram",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  youtube: "YouTube",
  x: "X",
};

/** Links to the company's social media profiles: icons with accessible names. */
export function SocialLinks({ social, className }: SocialLinksProps) {
  const { t } = useTranslation("layout");
  return (
    <ul className={className} aria-label={t("social.label")}>
      {social.map(({ network, url }) =>
        isSocialNetwork(network) ? (
          <li key={network}>
            <a href={url} rel="noopener" aria-label={names[network]}>
              <SocialIcon network={network} />
            </a>
          </li>
        ) : null,
      )}
    </ul>
  );
}
