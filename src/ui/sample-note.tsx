import Info from "lucide-react/icons/info";
import * as styles from "./sample-note.module.css";

type SampleNoteProps = {
  /** From the data; a company that shows its own shops and press has removed it. */
  text: string | null | undefined;
};

/** Says beside invented shops, stories and articles that they are samples. */
export const SampleNote = ({ text }: SampleNoteProps) =>
  text ? (
    <p className={styles.note}>
      <Info aria-hidden="true" size={16} />
      {text}
    </p>
  ) : null;
