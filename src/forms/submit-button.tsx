import type { ComponentProps } from "react";
import { useFormState } from "react-final-form";
import { Button } from "@/ui/button";

type SubmitButtonProps = Pick<
  ComponentProps<typeof Button>,
  "children" | "variant" | "size" | "isWide" | "form"
>;

/** Sends the surrounding form; disabled and `aria-busy` while it is being sent. */
export function SubmitButton(props: SubmitButtonProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return <Button {...props} type="submit" isBusy={submitting} />;
}
