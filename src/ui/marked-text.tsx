import { LocalizedLink } from "@/i18n/localized-link";
import { markedParts, type TextPart } from "@/lib/marked-text";

function show(part: TextPart, index: number) {
  switch (part.kind) {
    case "link":
      return (
        <LocalizedLink key={index} to={part.to}>
          {part.words}
        </LocalizedLink>
      );
    case "strong":
      return <strong key={index}>{part.words}</strong>;
    case "emphasis":
      return <em key={index}>{part.words}</em>;
    default:
      return part.words;
  }
}

/** Text from a data file, rendered with its links and emphasis. */
export const MarkedText = ({ text }: { text: string }) => <>{markedParts(text).map(show)}</>;
