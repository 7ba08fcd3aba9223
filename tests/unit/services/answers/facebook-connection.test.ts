import { describe, expect, test } from "vitest";
import { readFacebookConnection } from "@/services/answers/facebook-connection";

describe("the connected Facebook page", () => {
  test.each([
    { facebook: { page_name: "Ada" } },
    { facebook: { name: "Ada" } },
    { facebook: { title: "Ada" } },
    { facebook: "Ada" },
    { page: { name: "Ada" } },
    { page: "Ada" },
    { page_name: "Ada" },
    { data: { facebook: { name: "Ada" } }, connected: true },
    { data: { page_name: "Ada" }, page: { id: 5 } },
    { page: { name: "B" }, facebook: { name: "Ada" } },
    { page_name: "Ada", facebook: { name: "B" } },
    { facebook: { x: 1 }, page: "Ada" },
    { facebook: "Ada", page: { id: 5 } },
    { connected: "yes", page_name: "Ada" },
    { pages: [{ id: 5 }], page_name: "Ada" },
  ])("in %j is Ada", (body) => expect(readFacebookConnection(body, "tr")).toEqual({ facebook: { page_name: "Ada" } }));

  test.each([undefined, {}, { connected: true }, { pages: [{ id: 5 }] }, { facebook: { id: 5 } }])(
    "in %j has no name",
    (body) => expect(readFacebookConnection(body, "tr")).toEqual({ facebook: { page_name: "" } }),
  );

  test.each([
    { facebook: null },
    { facebook: false },
    { facebook: "no" },
    { facebook: [] },
    { page: null },
    { pages: [] },
    { data: { pages: [] }, page_name: "Ada" },
    { connected: false, page_name: "Ada" },
    { data: { is_connected: 0 }, page_name: "Ada" },
  ])("in %j is none", (body) => expect(readFacebookConnection(body, "tr")).toEqual({ facebook: null }));
}); // prettier-ignore
