import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Form } from "react-final-form";
import { useTranslation } from "gatsby-plugin-react-i18next";
import { useLocale } from "@/i18n/use-locale";
import { dismissError } from "@/ui/alert-center";
import { DraftKeeper } from "./draft-keeper";
import { ErrorTitle } from "./error-title";
import { FormIdProvider } from "./form-id";
import { NoScriptNotice } from "./no-script-notice";
import { plainAction } from "@/config/env";
import { takeFormTrace } from "./take-form-trace";
import { useHydrated } from "./use-hydrated";
import type { FieldErrors } from "./validators";
import * as styles from "./forms.module.css";

/** What the backend refused or what is asked before sending, by field name; FORM_ERROR for the form as a whole. */
export type SubmitErrors = Record<string, ReactNode>;

/** Fields that are checked once more before the form is sent. */
const checkedFields = "[type=email],[type=tel]";

const loadCheck = () =>
  import(/* webpackChunkName: "lazy-form-check" */ "./check-before-sending").then(
    ({ checkBeforeSending }) => checkBeforeSending,
    () => undefined, // Without it the backend decides.
  );

type FormFrameProps<Values> = {
  /** Accessible name of the form. */
  label: string;
  /** Path of the backend that takes the form from a browser without scripts and answers with a page. */
  action?: string;
  /** Id of the form, for buttons that stand outside it. */
  formId?: string;
  /** Read once when the form appears; later changes never overwrite what is being typed. */
  initialValues: Values;
  validate: (values: Values) => FieldErrors<Values>;
  /** Sends the form; resolves to what was refused, or to nothing. A form with a HoneypotField hands over how it was filled in. */
  onSubmit: (values: Values, formTrace?: string) => Promise<SubmitErrors | undefined>;
  /** A submit that was stopped by the form's own judgement. */
  onInvalid?: (errors: FieldErrors<Values>) => void;
  /** Keeps what is typed; called when typing rests. */
  onDraft?: (values: Values) => void;
  children: ReactNode;
};

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !/^(?:checkbox|radio|file|hidden)$/.test(control.type));

/**
 * Lets React hear of texts that were written into a form without an event, as some password managers do: it would judge the empty
 * fields that it knows, and take the texts away. What it knows is each field's default.
 */
function hearSilentTexts(form: HTMLFormElement) {
  for (const control of form.elements)
    if (isText(control) && control.value !== control.defaultValue)
      control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The values a form starts with: those the page was sent with, and, once the page answers, those stored in the browser. */
function useStartValues<Values>(values: Values): Values {
  const isHydrated = useHydrated();
  const [start, setStart] = useState({ values, isHydrated });
  if (start.isHydrated === isHydrated) return start.values;
  setStart({ values, isHydrated });
  return values;
}

/**
 * Every form of the site: validated when it is sent, sent once at a time, with the focus on the first invalid field. It can be
 * filled in before the page answers (plugins/boot-on-intent repeats what was typed and sent), and the browser sends it itself only
 * where it runs no scripts.
 */
export function FormFrame<Values extends object>(props: FormFrameProps<Values>) {
  const { label, action, formId, validate, onSubmit, onInvalid, onDraft, children } = props;
  const initialValues = useStartValues(props.initialValues);
  const id = useId();
  const locale = useLocale();
  const element = useRef<HTMLFormElement>(null);
  const asked = useRef(new Set<string>());
  const { t } = useTranslation("forms");
  const check = async (values: Values): Promise<SubmitErrors | undefined> => {
    const form = element.current;
    if (!form?.querySelector(checkedFields)) return undefined;
    const doubtsOf = await loadCheck();
    if (!doubtsOf) return undefined;
    const { questions, errors } = doubtsOf(form, values as Record<string, unknown>, asked.current);
    const invalid = Object.entries(errors);
    if (invalid.length > 0) onInvalid?.(errors as FieldErrors<Values>); // fields of the form
    const texts = Object.fromEntries(invalid.map(([name, error]) => [name, t(`errors.${error}`)]));
    const found = { ...questions, ...texts };
    return Object.keys(found).length > 0 ? found : undefined;
  };
  const focusFirstError = () =>
    requestAnimationFrame(() => {
      // Fields that stand outside the form belong to it as well.
      const controls = Array.from(element.current?.elements ?? []) as HTMLElement[];
      controls.find((control) => control.matches("[aria-invalid]"))?.focus();
    });

  return (
    <Form<Values>
      initialValues={initialValues}
      validate={validate}
      onSubmit={async (values) => {
        const refused =
          (await check(values)) ?? (await onSubmit(values, await takeFormTrace(element.current)));
        if (refused) focusFirstError();
        else dismissError();
        return refused;
      }}
      subscription={{ submitting: true }}
    >
      {({ handleSubmit, form }) => {
        const handle = (event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          event.stopPropagation();
          hearSilentTexts(event.currentTarget);
          const { errors, submitting, hasValidationErrors } = form.getState();
          if (submitting) return;
          void handleSubmit(event);
          if (!hasValidationErrors) return;
          onInvalid?.((errors ?? {}) as FieldErrors<Values>); // what `validate` returned
          focusFirstError();
        };
        return (
          <FormIdProvider value={id}>
            <form
              ref={element}
              id={formId}
              method="post"
              action={action && plainAction(action, locale)}
              noValidate
              aria-label={label}
              onSubmit={handle}
            >
              {!action && <NoScriptNotice />}
              <div className={styles.fields}>{children}</div>
              <ErrorTitle />
              {onDraft && <DraftKeeper onDraft={onDraft} />}
            </form>
          </FormIdProvider>
        );
      }}
    </Form>
  );
}
