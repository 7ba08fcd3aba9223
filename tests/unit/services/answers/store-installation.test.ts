import { describe, expect, test } from "vitest";
import { readCompletedOnboarding } from "@/services/answers/completed-onboarding";
import { readStoreInstallation } from "@/services/answers/store-installation";

const read = (body: unknown) => readStoreInstallation(body, "tr");
const doing = { key: "store", state: "installing" };
const done = { key: "store", state: "done" };

describe("an installation", () => {
  test.each(["finished", "is_finished", "completed", "isCompleted", "complete", "all_done", "done", "is_done", "ready", "is_ready", "installed"])(
    "is finished where %s is set",
    (name) => {
      expect(read({ items: [doing], [name]: true })).toMatchObject({ finished: true, tracked: true });
      expect(read({ items: [done], [name]: false })).toMatchObject({ finished: false, tracked: true });
      expect(read({ data: { [name]: "evet" } })).toMatchObject({ finished: true, tracked: true });
    },
  ); // prettier-ignore

  test.each([
    [{ items: [done] }, true],
    [{ items: [done, { key: "sms", state: "waiting" }] }, false],
    [{ items: [] }, false],
    [{ progress: 100 }, true],
    [{ percentage: "100%", items: [doing] }, true],
    [{ state: "installation done" }, true],
    [{ status: "setup_completed" }, true],
    [{ status: "kuruldu" }, true],
    [{ data: { state: "HAZIR" } }, true],
    [{ status: "undone" }, false],
    [{ status: "done soon" }, false],
    [{ status: "not completed" }, false],
    [{ status: "ok" }, false],
    [{ finished: "perhaps", items: [done] }, true],
    [{ finished: { x: 1 }, items: [doing] }, false],
  ])("in %j is finished: %j", (body, finished) => expect(read(body).finished).toBe(finished));

  test.each([
    [{ items: ["store"] }, false],
    [{ items: [doing] }, true],
    [{ progress: 0 }, true],
    [{ finished: false }, true],
    [{ finished: null }, false],
    [{ finished: [] }, false],
    [{ status: "completed" }, true],
    [{ status: "success" }, false],
  ])("in %j is tracked: %j", (body, tracked) => expect(read(body).tracked).toBe(tracked));

  test("leads to its domain", () =>
    expect(read({ data: { domain: "ada.example", items: [doing] } })).toEqual({
      domain: "ada.example",
      items: [{ key: "store", state: "doing" }],
      finished: false,
      tracked: true,
    }));
});

test("completing starts the installation of what it lists", () => {
  const items = [{ key: "store", state: "waiting" }];
  expect(readCompletedOnboarding({ domain: "a.example", configurate_services: [{ key: "store" }] }, "tr")).toEqual({
    configurate_services: { domain: "a.example", items },
  });
  expect(readCompletedOnboarding(undefined, "tr")).toEqual({ configurate_services: { domain: "", items: [] } });
}); // prettier-ignore
