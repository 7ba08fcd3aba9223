import { expect, test } from "vitest";
import { multipart } from "@/services/multipart";

test("a multipart body has files as files, the rest as JSON, and nothing of what is missing", () => {
  const logo = new File(["x"], "logo.png", { type: "image/png" });
  const { body } = multipart(
    { logo, favicon: null, title: undefined, data: { id: 7 }, text: "a" },
    new Headers(),
  );
  expect([...body.keys()]).toEqual(["logo", "data", "text"]);
  expect(body.get("logo")).toBeInstanceOf(File);
  expect(body.get("data")).toBe('{"id":7}');
  expect(body.get("text")).toBe('"a"');
});

test("the browser writes the type of a multipart body, with its boundary", () => {
  const headers = new Headers({ "content-type": "application/json", accept: "x" });
  expect([...multipart({}, headers).headers.keys()]).toEqual(["accept"]);
});
