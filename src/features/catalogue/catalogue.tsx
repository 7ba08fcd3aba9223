import { useState } from "react";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { channelScenes } from "@/scenes/channel-scenes";
import { homeScenes } from "@/scenes/home-scenes";
import { SceneByName } from "@/scenes/scene";
import { solutionScenes } from "@/scenes/solution-scenes";
import { showAlert } from "@/ui/alert-center";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { variants } from "@/ui/variant";
import { Card } from "@/ui/card";
import { Dialog } from "@/ui/dialog";
import { Section } from "@/ui/section";
import { Stepper } from "@/ui/stepper";
import { Tabs } from "@/ui/tabs";
import { ThreadDivider } from "@/ui/thread-divider";
import { PaletteSpecimen } from "./palette-specimen";
import * as kit from "@/ui/kit.module.css";
import * as styles from "./catalogue.module.css";

const alertTypes = ["success", "info", "warning", "error"] as const;
const allScenes = { ...homeScenes, ...solutionScenes, ...channelScenes };
const badgeTones = ["violet", "sun", "success", "neutral"] as const;

/** The component catalogue: every base control in every state. */
export function Catalogue() {
  const { t } = useTranslation("catalogue");
  const [isOpen, setIsOpen] = useState(false);
  const tab = (id: string, text: string) => ({
    id,
    label: text,
    panel: <p>{t("tabs.panel", { name: text })}</p>,
  });
  return (
    <>
      <div className={styles.head}>
        <h1>{t("title")}</h1>
        <p>{t("lead")}</p>
      </div>
      <Section id="colors" title={t("colors")} align="start" ground="tint">
        <PaletteSpecimen />
      </Section>
      <Section id="buttons" title={t("buttons.title")} align="start">
        <div className={kit.stack6}>
          {variants.map((variant) => (
            <div key={variant} className={`${kit.row3} ${kit.wrap3}`} data-variant={variant}>
              {/* Variants, types and tones are labelled with their identifiers. */}
              <Button variant={variant} lang="en">
                {variant}
              </Button>
              <Button variant={variant} size="large">
                {t("buttons.large")}
              </Button>
              <Button variant={variant} isBusy>
                {t("buttons.busy")}
              </Button>
              <Button variant={variant} disabled>
                {t("buttons.disabled")}
              </Button>
            </div>
          ))}
        </div>
      </Section>
      <Section id="alerts" title={t("alerts.title")} align="start" ground="tint">
        <div className={`${kit.row3} ${kit.wrap3}`}>
          {alertTypes.map((type) => (
            <Button
              key={type}
              variant="notr"
              lang="en"
              onClick={() => showAlert({ type, message: t(`alerts.${type}`) })}
            >
              {type}
            </Button>
          ))}
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
            {t("dialog.open")}
          </Button>
          <Dialog
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            title={t("dialog.title")}
            closeLabel={t("dialog.close")}
          >
            <p>{t("dialog.text")}</p>
          </Dialog>
        </div>
      </Section>
      <Section id="navigation" title={t("navigation")} align="start">
        <div className={kit.stack6}>
          <Tabs
            label={t("navigation")}
            items={[tab("one", t("tabs.first")), tab("two", t("tabs.second")), tab("three", t("tabs.third"))]}
          />
          <Stepper
            label={t("stepper.label")}
            doneLabel={t("stepper.done")}
            steps={[
              { id: "a", label: t("stepper.first"), state: "done" },
              { id: "b", label: t("stepper.second"), state: "active" },
              { id: "c", label: t("stepper.third"), state: "todo" },
              { id: "d", label: t("stepper.fourth"), state: "todo" },
              { id: "e", label: t("stepper.fifth"), state: "todo" },
            ]}
          />
        </div>
      </Section>
      <Section id="surfaces" title={t("surfaces")} align="start" ground="tint">
        <div className={`${kit.row3} ${kit.wrap3}`}>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone}>
              <span lang="en">{tone}</span>
            </Badge>
          ))}
        </div>
        <div className={styles.cards}>
          <Card>{t("cards.plain")}</Card>
          <Card isRaised>{t("cards.raised")}</Card>
        </div>
        <ThreadDivider />
      </Section>
      <Section id="scenes" title={t("scenes")} align="start">
        <div className={styles.scenes}>
          {Object.keys(allScenes).map((name) => (
            <SceneByName key={name} name={name} of={allScenes} />
          ))}
        </div>
      </Section>
    </>
  );
}
