import { fieldOf, isFields } from "./read-values";

const failureWords = new Set(["error", "fail", "failed", "failure", "false", "nok", "ko"]);
const successNames = ["success", "ok", "is_success", "succeeded", "successful"];
const maxDepth = 2;

const isNo = (value: unknown) =>
  value === false || (typeof value === "string" && ["false", "no", "0"].includes(value.trim().toLowerCase()));

/** An error that says nothing, such as null, "" or []. */
function isError(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isFields(value)) return Object.keys(value).length > 0;
  if (typeof value === "string")
    return !["", "0", "false", "none", "null", "no"].includes(value.trim().toLowerCase());
  return value === true || (typeof value === "number" && value !== 0);
}

const isFailedStatus = (value: unknown) =>
  value === false || (typeof value === "string" && failureWords.has(value.trim().toLowerCase()));

const isHttpFailure = (value: unknown) => {
  const status = typeof value === "string" ? Number(value) : value;
  return typeof status === "number" && status >= 400 && status <= 599;
};

/**
 * Tells whether the body of an accepted request says itself that the call failed: `success: false`, an `error`, a status that
 * is an error's.
 * @example failsInWords({ success: false, message: "No." }) // true
 */
export function failsInWords(body: unknown, depth = 0): boolean {
  if (!isFields(body) || depth > maxDepth) return false;
  if (successNames.some((name) => isNo(fieldOf(body, name)))) return true;
  if (isError(fieldOf(body, "error")) || isError(fieldOf(body, "errors"))) return true;
  // An object with a list reports the list's state, such as an installation's, and not of the call's.
  const hasList = Object.values(body).some(Array.isArray);
  const status = fieldOf(body, "status");
  if (!hasList && (isFailedStatus(status) || isHttpFailure(status))) return true;
  if (isHttpFailure(fieldOf(body, "status_code", "http_code"))) return true;
  return ["data", "result", "response"].some((name) => failsInWords(fieldOf(body, name), depth + 1));
}
