import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { saveFile } from "@/lib/save-file";

const createObjectURL = vi.fn((_: Blob) => "blob:file");
const revokeObjectURL = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  createObjectURL.mockClear();
  revokeObjectURL.mockClear();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(URL, "createObjectURL");
  Reflect.deleteProperty(URL, "revokeObjectURL");
});

it("saveFile() offers a named file for download, and cleans up afterwards", () => {
  const clicked: (string | null)[][] = [];
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    const link = event.target as HTMLElement;
    clicked.push([link.getAttribute("href"), link.getAttribute("download")]);
  };
  document.body.addEventListener("click", handleClick);
  saveFile("trial.ics", new Blob(["BEGIN:VCALENDAR"], { type: "text/calendar" }));
  document.body.removeEventListener("click", handleClick);

  expect(clicked).toEqual([["blob:file", "trial.ics"]]);
  expect(document.querySelector("a")).toBeNull();
  const file = createObjectURL.mock.calls[0]?.[0];
  expect(file?.type).toBe("text/calendar");
  expect(file?.size).toBe("BEGIN:VCALENDAR".length);
  vi.advanceTimersByTime(999);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revokeObjectURL).toHaveBeenCalledWith("blob:file");
});
