import Check from "lucide-react/icons/check";
import * as styles from "./stepper.module.css";

export type Step = { id: string; label: string; state: "done" | "active" | "todo" };

type StepperProps = {
  steps: readonly Step[];
  label: string;
  /** Visually hidden text after the name of a completed step. */
  doneLabel: string;
};

/** Channels whose colours the stages use, in order. */
const lines = ["live-chat", "instagram", "store", "messenger", "whatsapp"];

/** Progress indicator of a flow: an ordered list of stages, each preceded by a coloured line. */
export function Stepper({ steps, label, doneLabel }: StepperProps) {
  return (
    <ol className={styles.stepper} aria-label={label}>
      {steps.map(({ id, label: name, state }, index) => (
        <li
          key={id}
          className={styles.step}
          data-state={state}
          data-channel={lines[index % lines.length]}
          aria-current={state === "active" ? "step" : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {state === "done" ? <Check size={16} strokeWidth={3} /> : index + 1}
          </span>
          <span className={styles.name}>
            {name}
            {state === "done" && <span className="visually-hidden"> ({doneLabel})</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Steps of the active stage, in a second row below the stages. */
export function SubSteps({ steps, label, doneLabel }: StepperProps) {
  return (
    <ol className={styles.parts} aria-label={label}>
      {steps.map(({ id, label: name, state }) => (
        <li
          key={id}
          className={styles.part}
          data-state={state}
          aria-current={state === "active" ? "step" : undefined}
        >
          {state === "done" && <Check aria-hidden="true" size={13} strokeWidth={3} />}
          {name}
          {state === "done" && <span className="visually-hidden"> ({doneLabel})</span>}
        </li>
      ))}
    </ol>
  );
}
