import type { ComponentProps } from "react";
import { useFormState } from "react-final-form";
import { Button } from "@/ui/button";

type SubmitButtonProps = Pick<
  ComponentProps<typeof Button>,
  "children" | "variant" | "size" | "isWide" | "form"
>;

/** Submit button of the surrounding form; disabled and `aria-busy` during submission. */
export function SubmitButton(props: SubmitButtonProps) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  return <Button {...props} type="submit" isBusy={submitting} />;
}
