import { useEffect, useRef, type ReactElement, type SyntheticEvent } from "react";
import { Button } from "./parts";
import { useStudio } from "./studio-context";
import { useForm } from "./use-item-draft";

const moveButtons = [
  ["move-up", "moveUp", -1],
  ["move-down", "moveDown", 1],
] as const;

/** Buttons that move a list item by one place, and a field for any other position. */
export function Moves({ last }: { last: number }): ReactElement {
  const { translate } = useStudio();
  const { item, isDirty, move } = useForm();
  const place = Number(item.at.at(-1)) + 1;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = String(place);
  }, [place]);
  const moveTo = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    if (input.value === input.defaultValue) return;
    const next = Math.max(1, Math.min(last, Math.round(input.valueAsNumber) || place));
    // Leaving the field while the move is being saved must not repeat it.
    input.value = input.defaultValue = String(next);
    if (next !== place) void move(next - place);
  };
  return (
    <>
      {moveButtons.map(([id, text, step]) => (
        <Button
          key={id}
          {...{ id, text }}
          disabled={isDirty || place + step < 1 || place + step > last}
          onClick={() => void move(step)}
        />
      ))}
      <label className="check">
        {translate("placeInList", { last })}
        <input
          ref={field}
          id="place"
          type="number"
          min={1}
          max={last}
          defaultValue={place}
          disabled={isDirty}
          onBlur={moveTo}
          onKeyDown={(event) => event.key === "Enter" && moveTo(event)}
        />
      </label>
      {isDirty && <span className="hint">{translate("moveAfterSave")}</span>}
    </>
  );
}
