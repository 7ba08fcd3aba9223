import { expect, test } from "vitest";
import { failsInWords, failureStatus } from "@/services/answers/fails-in-words";

const message = "Olmadı.";

test.each([
  { success: "invalid" },
  { is_success: false },
  { succeeded: "no" },
  { basarili: 0 },
  { error: true },
  { error: "x" },
  { error: 1 },
  { fieldErrors: [{ x: "y" }] },
  { hata_mesaji: message },
  { hatalar: [message] },
  { error: { code: 5 } },
  { error: { code: 10, message: "" } },
  { status: false },
  { error: { code: 0.5 } },
  { error: { details: { more: "x" } } },
  { error: { code: "0", errno: 0 }, status: "error" },
  { error: [0, "x"] },
  { status: " ERROR " },
  { status_code: 404 },
  { http_code: 500 },
  { http_status: "503" },
  { sonuc: "hata" },
  { result: "ko" },
  { status: "nok" },
  { status: "bad request" },
  { status: "BadRequest" },
  { status: "unauthorized" },
  { items: ["x"], status: "error" },
  { items: "x", status: "error" },
  { name: "x", message, status: "error" },
  { id: 1, msg: message, code: 400 },
  { id: 1, detail: message, code: 400 },
  { id: 1, mesaj: message, code: 400 },
  { id: 1, items: [], success: false },
])("%j has failed", (body) => expect(failsInWords(body)).toBe(true));

test.each([
  { successful: null },
  { success: "perhaps" },
  { success: "" },
  { error: false },
  { error: "-" },
  { error: "0" },
  { error: "No Errors" },
  { error: "no-error " },
  { error: "successfully" },
  { error: { code: 0, message } },
  { error: { error_code: "00", message } },
  { error: { errno: 0, message } },
  { error: [null, "", "none"] },
  { hatalar: [], hataMesaji: "" },
  { status: "koala" },
  { status: "false alarm" },
  { status: 600 },
  { status: 4000 },
  { status: "x404" },
  { status: "ok", state: "error" },
  { key: "x", status: "error" },
  { name: "x", code: 404 },
  { title: "x", code: 404 },
  { services: { a: { state: "x" } }, status: "error" },
  { items: [{ x: 1 }], status: 500 },
  { installation: { steps: {} }, user: { success: false } },
  { user: { error: "x" } },
])("%j has not failed", (body) => expect(failsInWords(body)).toBe(false));

test("an error is looked for in six objects within each other", () => {
  const within = (depth: number): unknown => (depth === 0 ? "x" : { a: within(depth - 1) });
  expect(failsInWords({ error: within(6) })).toBe(true);
  expect(failsInWords({ error: within(7) })).toBe(false);
});

test.each([
  [{ status: 404 }, 404],
  [{ status_code: "422" }, 422],
  [{ http_code: 500 }, 500],
  [{ type: "error", result: 410 }, 410],
  [{ error: { http_status: 429 } }, 429],
  [{ error: "x", data: { code: 409 } }, 409],
  [{ status: " 404 " }, 404],
  [{ status: 200, code: 422 }, 422],
  [{ status: 399 }, undefined],
  [{ status: 600 }, undefined],
  [{ code: "E404" }, undefined],
  [{ code: "4040" }, undefined],
  [{ code: 12 }, undefined],
  [{ error: [{ code: 404 }] }, undefined],
  [undefined, undefined],
])("the status of the failure %j is %j", (body, status) => expect(failureStatus(body)).toBe(status));
