import type { ErrorObject } from "ajv";
import { describe, expect, it, vi } from "vitest";
import { fieldMessage } from "../../../../sandbox/field-messages";
import { errorAnswer, InvalidFields } from "../../../../sandbox/http/error-answer";
import { messageOf } from "../../../../sandbox/messages";
import { Refusal } from "../../../../sandbox/refusal";

const answerOf = async (error: unknown) => {
  const response = errorAnswer(error, "en");
  const body = (await response.json()) as object;
  return { status: response.status, wait: response.headers.get("retry-after"), body };
};
const misfit = (keyword: string, instancePath: string, more: Partial<ErrorObject> = {}): ErrorObject => ({
  keyword,
  instancePath,
  schemaPath: "",
  params: {},
  ...more,
});

describe("the answer to what stopped a call", () => {
  it("says a refusal by its status, code and message", async () => {
    expect(await answerOf(new Refusal(404, "unknown_onboarding"))).toEqual({
      status: 404,
      wait: null,
      body: { code: "unknown_onboarding", message: messageOf("unknown_onboarding", "en") },
    });
  });

  it("names the field of a refusal, and the time to wait", async () => {
    const message = messageOf("rate_limited", "en");
    expect(await answerOf(new Refusal(429, "rate_limited", { field: "email", retryAfter: 0 }))).toEqual({
      status: 429,
      wait: "0",
      body: { code: "rate_limited", message, fields: [{ field: "email", message }] },
    });
  });

  it("says nothing about what nobody foresaw, which is logged", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const error = new Error("secret");
    expect(await answerOf(error)).toEqual({
      status: 500,
      wait: null,
      body: { code: "internal", message: messageOf("internal", "en") },
    });
    expect(log.mock.calls).toEqual([[error]]);
  });
});

describe("the answer to fields that do not fit", () => {
  it("is the message of the only one", async () => {
    const message = fieldMessage("email", "pattern", "elif@", "en");
    expect(await answerOf(new InvalidFields([misfit("pattern", "/email", { data: "elif@" })]))).toEqual({
      status: 422,
      wait: null,
      body: { code: "invalid_fields", message, fields: [{ field: "email", message }] },
    });
  });

  it("lists several in their order, each once and by its first misfit", async () => {
    const { body } = await answerOf(
      new InvalidFields([
        misfit("maxLength", "/name", { data: "x" }),
        misfit("pattern", "/name", { data: "x" }),
        misfit("required", "", { params: { missingProperty: "pdpa" }, data: {} }),
        misfit("additionalProperties", "", { params: { additionalProperty: "foo" }, data: {} }),
        misfit("type", "/features_ids/0", { data: "x" }),
        misfit("type", "/features_ids/12", { data: "x" }),
        misfit("required", "/billing", { params: { missingProperty: "kind" }, data: {} }),
        misfit("minProperties", "", { data: {} }),
      ]),
    );
    expect(body).toEqual({
      code: "invalid_fields",
      message: messageOf("invalid_fields", "en"),
      fields: [
        { field: "name", message: fieldMessage("name", "maxLength", "x", "en") },
        { field: "pdpa", message: fieldMessage("pdpa", "required", undefined, "en") },
        { field: "foo", message: fieldMessage("foo", "additionalProperties", {}, "en") },
        { field: "features_ids", message: fieldMessage("features_ids", "type", "x", "en") },
        { field: "billing.kind", message: fieldMessage("kind", "required", undefined, "en") },
      ],
    });
  });
});
