import { describe, expect, it } from "vitest";
import { namedOrigins } from "../../../../sandbox/http/visitors";

describe("parsing configured origins", () => {
  it.each([
    [undefined, []],
    [" , ", []],
    [" https://shop.example , http://localhost:9000", ["https://shop.example", "http://localhost:9000"]],
  ])("parses the setting %j as the origins %j", (setting, origins) =>
    expect(namedOrigins(setting)).toEqual(origins),
  );

  it.each(["shop.example", "https://shop.example/", "https://shop.example/path", "https://shop.example:443"])(
    "rejects a setting with %s",
    (name) => expect(() => namedOrigins(`https://a.example,${name}`)).toThrow(`SANDBOX_ORIGINS: "${name}"`),
  );
});
