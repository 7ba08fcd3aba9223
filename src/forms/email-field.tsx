import { TextField } from "./text-field";

type EmailFieldProps = { name: string; label: string; hint?: string };

export function EmailField({ name, label, hint }: EmailFieldProps) {
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
    />
  );
}
