import { afterEach, describe, expect, it } from "vitest";
import { checkContent } from "../../plugins/content-check/check-content";
import { formatFinding } from "../../plugins/content-check/finding";
import { isWhole } from "../e2e/extent";
import { contentCopy } from "../helpers/content-copy";
import { ContentFolder } from "../helpers/content-folder";
import { figureEdits } from "./edits/figure-edits";
import { itemEdits } from "./edits/item-edits";
import { ordinaryName, rebranding } from "./edits/rebranding";
import { textEdits } from "./edits/text-edits";

const edits = [...figureEdits, ...textEdits, ...itemEdits, rebranding];

let copy: ReturnType<typeof contentCopy> | undefined;
afterEach(() => copy?.remove());

/** Returns the errors that the check reports after some edits. */
function findings(...applied: typeof edits): string[] {
  copy = contentCopy();
  for (const { apply } of applied) apply(new ContentFolder(copy.root));
  return checkContent(copy.root).map((finding) => formatFinding(finding, "en"));
}

describe("valid content edits", () => {
  it("the table has at least 30 kinds of valid content edits", () =>
    expect(edits.length).toBeGreaterThanOrEqual(30));

  it.runIf(isWhole).each(edits)("the check accepts $name", (edit) => expect(findings(edit)).toEqual([]));

  it(ordinaryName.name, () => expect(findings(ordinaryName)).toEqual([]));

  it("the content check accepts all valid edits together", () => expect(findings(...edits)).toEqual([]));
});
