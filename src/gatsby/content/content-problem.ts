/** A mistake in a content file, with its location. */
export type ContentProblem = {
  /** Path from the project's root. */
  file: string;
  /** Which item of a list, or "-". */
  item: string;
  /** Dotted path of the field, or "-". */
  field: string;
  message: string;
};

/** One line for a build log. */
export const formatProblem = ({ file, item, field, message }: ContentProblem): string =>
  `${file}  item ${item}  field ${field}: ${message}`;
