import { useCallback, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { Form, useFormState } from "react-final-form";
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

/** Backend errors and pre-submission questions, keyed by field name, or by FORM_ERROR for the whole form. */
export type SubmitErrors = Record<string, ReactNode>;

/** Fields with additional checks on submission. */
const checkedFields = "[type=email],[type=tel]";

const loadCheck = () =>
  import(/* webpackChunkName: "lazy-form-check" */ "./check-before-sending").then(
    ({ checkBeforeSending }) => checkBeforeSending,
    () => undefined, // If the checks cannot be loaded, the backend validates.
  );

type FormFrameProps<Values> = {
  label: string;
  /** Backend path to which browsers without scripts submit the form; the response is a page. */
  action?: string;
  /** Id of the form, for submit buttons outside it. */
  formId?: string;
  /** Initial values, read once on mount; later changes never overwrite typed values. */
  initialValues: Values;
  validate: (values: Values) => FieldErrors<Values>;
  /**
   * Sends the form; resolves to submit errors, if any. The form trace is passed if the form has a
   * HoneypotField.
   */
  onSubmit: (values: Values, formTrace?: string) => Promise<SubmitErrors | undefined>;
  /** Called when client-side validation prevents a submission. */
  onInvalid?: (errors: FieldErrors<Values>) => void;
  /** Saves a draft; called when typing pauses. */
  onDraft?: (values: Values) => void;
  children: ReactNode;
};

const isText = (control: Element): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !/^(?:checkbox|radio|file|hidden)$/.test(control.type));

/**
 * Dispatches input events for values set without any event, as some password managers do; React would
 * otherwise discard them. Detects them by comparison with the field's default, which React keeps in sync.
 */
function dispatchMissedInput(form: HTMLFormElement) {
  for (const control of form.elements)
    if (isText(control) && control.value !== control.defaultValue)
      control.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Returns the initial values: during hydration those of the server-rendered page, afterwards those stored in
 * the browser.
 */
function useStartValues<Values>(values: Values): Values {
  const isHydrated = useHydrated();
  const [start, setStart] = useState({ values, isHydrated });
  if (start.isHydrated === isHydrated) return start.values;
  setStart({ values, isHydrated });
  return values;
}

/** Calls a function once the errors of a submission have been rendered. */
function Refusal({ onRefused }: { onRefused: () => void }) {
  const { submitErrors, submitting } = useFormState({
    subscription: { submitErrors: true, submitting: true },
  });
  useEffect(() => {
    if (submitErrors && !submitting) onRefused();
  }, [submitErrors, submitting, onRefused]);
  return null;
}

/**
 * Base of every form: validates on submission, prevents double submission, and focuses the first invalid
 * field. It can be filled in before hydration (plugins/boot-on-intent replays input and submission); only
 * without scripts does the browser submit it natively.
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
    if (invalid.length > 0) onInvalid?.(errors as FieldErrors<Values>); // keys are field names
    const texts = Object.fromEntries(invalid.map(([name, error]) => [name, t(`errors.${error}`)]));
    const found = { ...questions, ...texts };
    return Object.keys(found).length > 0 ? found : undefined;
  };
  const focusFirstError = useCallback(() => {
    // Includes fields outside the form element.
    const controls = Array.from(element.current?.elements ?? []) as HTMLElement[];
    const control = controls.find((one) => one.matches("[aria-invalid]"));
    control?.focus({ preventScroll: true });
    // Includes the message below the control.
    (control?.closest(`.${styles.field}`) ?? control)?.scrollIntoView?.({ block: "nearest" });
  }, []);

  return (
    <Form<Values>
      initialValues={initialValues}
      validate={validate}
      onSubmit={async (values) => {
        const refused =
          (await check(values)) ?? (await onSubmit(values, await takeFormTrace(element.current)));
        if (!refused) dismissError();
        return refused;
      }}
      subscription={{ submitting: true }}
    >
      {({ handleSubmit, form }) => {
        const handle = (event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          event.stopPropagation();
          dispatchMissedInput(event.currentTarget);
          const { errors, submitting, hasValidationErrors } = form.getState();
          if (submitting) return;
          void handleSubmit(event);
          if (!hasValidationErrors) return;
          onInvalid?.((errors ?? {}) as FieldErrors<Values>); // type of the result of `validate`
          requestAnimationFrame(focusFirstError);
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
              <Refusal onRefused={focusFirstError} />
              {onDraft && <DraftKeeper onDraft={onDraft} />}
            </form>
          </FormIdProvider>
        );
      }}
    </Form>
  );
}
