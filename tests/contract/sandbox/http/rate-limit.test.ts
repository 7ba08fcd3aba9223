import { describe, expect, it } from "vitest";
import { addressOf, limitKey } from "../../../../sandbox/http/client-address";
import { createRateLimit } from "../../../../sandbox/http/rate-limit";

it("a rate limit remembers ten thousand addresses, and forgets the one whose time began first", () => {
  const check = createRateLimit({ calls: 2, milliseconds: 10_000 }, () => 0);
  const isLimited = (address: string) => {
    try {
      check(address);
      return false;
    } catch {
      return true;
    }
  };
  for (const first of ["a", "b"]) for (let count = 0; count < 3; count += 1) isLimited(first);
  for (let count = 2; count < 10_000; count += 1) isLimited(`other-${count}`);
  expect([isLimited("a"), isLimited("b")]).toEqual([true, true]);
  isLimited("one more");
  expect([isLimited("b"), isLimited("a")]).toEqual([true, false]);
});

describe("the address that calls are counted by", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::FFFF:203.0.113.9", "203.0.113.9"],
    ["2001:db8:0:7::1", "2001:db8:0:7"],
    ["2001:DB8:0:7:aaaa:bbbb:cccc:dddd", "2001:db8:0:7"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:db8::1:2:3:4:5", "2001:db8:0:1"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["here", "here"],
  ])("of %s is %s", (address, key) => expect(limitKey(address)).toBe(key));

  it("is that of the socket, and one for all calls without any", () => {
    const incoming = { socket: { remoteAddress: "2001:db8:0:7::1" } };
    expect(addressOf({ incoming } as never)).toBe("2001:db8:0:7");
    expect(addressOf({ incoming: { socket: {} } } as never)).toBe("here");
    expect(addressOf({})).toBe("here");
  });
});
