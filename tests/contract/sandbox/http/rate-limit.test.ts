import { describe, expect, it } from "vitest";
import { addressOf, limitKey } from "../../../../sandbox/http/client-address";
import { createRateLimit } from "../../../../sandbox/http/rate-limit";
import { Refusal } from "../../../../sandbox/refusal";

/** A limit of two calls in ten seconds, whose clock is moved by hand. */
function limited() {
  const clock = { now: 1_000_000 };
  const check = createRateLimit({ calls: 2, milliseconds: 10_000 }, () => clock.now);
  /** Seconds to wait; 0 for a call that is let through. */
  const wait = (address: string): number | undefined => {
    try {
      check(address);
      return 0;
    } catch (error) {
      return (error as Refusal).details.retryAfter;
    }
  };
  return { clock, check, wait };
}

describe("a rate limit", () => {
  it("lets so many calls through, and refuses more with the time to wait", () => {
    const { clock, check, wait } = limited();
    expect([wait("a"), wait("a"), wait("a")]).toEqual([0, 0, 10]);
    clock.now += 2_500;
    expect(wait("a")).toBe(8);
    expect(() => check("a")).toThrow(new Refusal(429, "rate_limited", { retryAfter: 8 }));
  });

  it("counts each address by itself", () => {
    const { wait } = limited();
    expect([wait("a"), wait("a"), wait("b"), wait("a"), wait("b")]).toEqual([0, 0, 0, 10, 0]);
  });

  it("begins anew when its time is over, not before", () => {
    const { clock, wait } = limited();
    wait("a");
    wait("a");
    clock.now += 9_999;
    expect(wait("a")).toBe(1);
    clock.now += 1;
    expect([wait("a"), wait("a"), wait("a")]).toEqual([0, 0, 10]);
  });

  it("remembers ten thousand addresses, and forgets the one whose time began first", () => {
    const { wait } = limited();
    for (const first of ["a", "b"]) for (let count = 0; count < 3; count += 1) wait(first);
    for (let count = 2; count < 10_000; count += 1) wait(`other-${count}`);
    expect([wait("a"), wait("b")]).toEqual([10, 10]);
    wait("one more");
    expect([wait("b"), wait("a")]).toEqual([10, 0]);
  });
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
