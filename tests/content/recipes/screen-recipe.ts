import { fields, type Json } from "../edits/edit";
import { insertAfter, insertBefore, type Recipe } from "./recipe";

const screen = `import { useTranslation } from "gatsby-plugin-react-i18next";
import { OnboardingScreen } from "@/features/onboarding/onboarding-screen";
import { BackAction, ScreenForm } from "@/features/onboarding/screen-footer";
import { useOnboarding } from "@/state/onboarding-context";

/** Says what a representative does before the confirmation. */
export function MeetUsScreen() {
  const { t } = useTranslation("onboarding-screens");
  const { t: tOnboarding } = useTranslation("onboarding");
  const { goNext } = useOnboarding();
  return (
    <OnboardingScreen title={t("meet-us.title")} lead={t("meet-us.lead")}>
      <BackAction />
      <ScreenForm label={t("meet-us.title")} action={tOnboarding("actions.continue")} onSubmit={goNext}>
        <p>{t("meet-us.text")}</p>
      </ScreenForm>
    </OnboardingScreen>
  );
}
`;

const strings = {
  tr: {
    head: { title: "Tanışalım | {{brand}}", description: "{{brand}} hesabınızı birkaç adımda açın." },
    texts: { title: "Tanışalım", lead: "Temsilciniz sizi arar.", text: "Görüşme yarım saat sürmez." },
  },
  en: {
    head: { title: "Meet us | {{brand}}", description: "Open your {{brand}} account in a few steps." },
    texts: {
      title: "Meet us",
      lead: "Your representative calls you.",
      text: "It takes less than half an hour.",
    },
  },
};

/** A screen behind the integration. */
export const screenRecipe: Recipe = {
  row: "an onboarding screen",
  commands: [["tsx/dist/cli.mjs", "scripts/generate-keys.ts"]],
  apply: (folder) => {
    folder.editText("src/state/steps.ts", (text) =>
      text.replace(
        '["select-service", "select-integration"]',
        '["select-service", "select-integration", "meet-us"]',
      ),
    );
    insertBefore(
      folder,
      "src/state/guards.ts",
      '  if (screen === "progress" || screen === "confirmation") {\n',
      '  if (screen === "meet-us" && state.choices.integration === null) return "select-integration";\n',
    );
    folder.write("src/features/onboarding/screens/meet-us-screen.tsx", screen);
    const components = "src/features/onboarding/screens/screen-components.ts";
    insertBefore(
      folder,
      components,
      "import { ProgressScreen }",
      'import { MeetUsScreen } from "./meet-us-screen";\n',
    );
    insertAfter(
      folder,
      components,
      '"select-integration": SelectIntegrationScreen,\n',
      '  "meet-us": MeetUsScreen,\n',
    );
    for (const language of ["tr", "en"] as const) {
      fields(`locales/${language}/onboarding.json`, ({ head }) => ({
        head: { ...(head as Json), "meet-us": strings[language].head },
      }))(folder);
      fields(`locales/${language}/onboarding-screens.json`, () => ({
        "meet-us": strings[language].texts,
      }))(folder);
    }
    // What comes after the screen before it.
    folder.editText("tests/component/onboarding/onboarding-end.test.tsx", (text) =>
      text.replace('CalledWith("/onboarding/confirmation/")', 'CalledWith("/onboarding/meet-us/")'),
    );
    folder.editText("tests/component/faults/writing-cases.tsx", (text) =>
      text.replace('hasGoneTo("confirmation")', 'hasGoneTo("meet-us")'),
    );
    // Where the order of the screens is written down.
    folder.editText("tests/unit/state/screen-order.test.ts", (text) =>
      text.replace(
        '["select-integration", "confirmation"',
        '["select-integration", "meet-us", "confirmation"',
      ),
    );
  },
};
