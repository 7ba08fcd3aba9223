import { atMost, errorsOf, required, type FieldErrors } from "@/forms/validators";
import type { GeneralInformation } from "@/state/onboarding-state";

/** Lengths in characters at which search engines usually truncate titles and descriptions. */
export const shownCharacters = { title: 60, description: 160 };

/** Splits a string into its unique tags, preserving their order. */
export function tagsOf(text: string): string[] {
  const tags = text.split(",").map((tag) => tag.trim().replace(/\s+/g, " "));
  return [...new Set(tags.filter((tag) => tag !== ""))];
}

/** Validates the general information against the limits in the API contract. */
export function validateGeneral({
  title,
  description,
  tags,
}: GeneralInformation): FieldErrors<GeneralInformation> {
  return errorsOf<GeneralInformation>({
    title: required(title) ?? atMost(120)(title),
    description: atMost(500)(description),
    tags: atMost(500)(tags),
  });
}

/** Returns the payload: text is trimmed, and tags are separated by a comma and a space. */
export const toGeneral = ({ title, description, tags }: GeneralInformation): GeneralInformation => ({
  title: title.trim(),
  description: description.trim(),
  tags: tagsOf(tags).join(", "),
});
