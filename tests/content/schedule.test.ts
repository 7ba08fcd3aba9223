import { afterAll, describe, expect, it } from "vitest";
import { checkContent, noteSchedule } from "../../plugins/content-check/check-content";
import { describeFinding, isReminder } from "../../plugins/content-check/finding";
import { contentCopy } from "../helpers/content-copy";
import { press, replaced } from "./mistakes/mistake";

const copy = contentCopy();
afterAll(() => copy.remove());

const december = replaced(
  '"date": "2022-06-21"',
  '"publishFrom": "2026-12-01", "publishUntil": "2026-12-31", "date": "2026-12-01"',
);

/** Returns reminders and error count at a given time, with a press item scheduled for December. */
const at = (moment: string) =>
  copy.with({ [press]: december }, () => {
    const now = new Date(moment);
    const notes = noteSchedule(copy.root, now).filter(({ file }) => file === press);
    return {
      mistakes: checkContent(copy.root, now).filter(({ file }) => file === press),
      notes: notes.map((note) => [
        note.field,
        isReminder(note.rule),
        describeFinding(note, "tr"),
        describeFinding(note, "en"),
      ]),
    };
  });

describe("item with a first and last publication day", () => {
  it("a reminder lists a scheduled item before its first day", () =>
    expect(at("2026-11-30T12:00:00Z")).toEqual({
      mistakes: [],
      notes: [
        [
          "publishFrom",
          true,
          "Henüz yayında değil: 2026-12-01 gününde, site o gün yeniden kurulunca görünür.",
          "Not published yet: it appears on 2026-12-01, when the site is built on that day.",
        ],
      ],
    }));

  it.each(["2026-11-30T21:00:00Z", "2026-12-31T20:59:00Z"])(
    "a scheduled item is not reported while it is published: %s",
    (moment) => expect(at(moment)).toEqual({ mistakes: [], notes: [] }),
  );

  it("a reminder lists a scheduled item after its last day", () =>
    expect(at("2026-12-31T21:00:00Z")).toEqual({
      mistakes: [],
      notes: [
        [
          "publishUntil",
          true,
          "Artık yayında değil: son günü 2026-12-31 idi. Gerekmiyorsa silin.",
          "No longer published: its last day was 2026-12-31. Delete it if it is not needed.",
        ],
      ],
    }));
});
