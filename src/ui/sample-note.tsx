import Info from "lucide-react/icons/info";
import * as styles from "./sample-note.module.css";

type SampleNoteProps = {
  /** Text from the data; absent once a company has replaced the samples with its own shops and press. */
  text: string | null | undefined;
};

/** Note that shops, stories and articles are samples. */
export const SampleNote = ({ text }: SampleNoteProps) =>
  text ? (
    <p className={styles.note}>
      <Info aria-hidden="true" size={16} />
      {text}
    </p>
  ) : null;
