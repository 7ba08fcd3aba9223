import { expect, test } from "vitest";
import { readContactReceipt } from "@/services/answers/contact-receipt";

test.each([
  [{ reference: "A-1" }, "A-1"],
  [{ data: { ticket: "A-1" } }, "A-1"],
  [{ number: 17 }, "17"],
  [{ number: 17, ticket: "B", reference: "A-1" }, "A-1"],
  [{ number: 17, ticket: "B" }, "B"],
  [{ accepted: true }, ""],
  [undefined, ""],
])("the reference in %j is %j", (body, reference) =>
  expect(readContactReceipt(body, "tr")).toEqual({ reference }),
);
