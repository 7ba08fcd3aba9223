import { describe, expect, it } from "vitest";
import { formTrace, isProgramTrace, minFillTime } from "@/lib/form-trace";

describe("formTrace()", () => {
  it.each([
    [5230.4, "", "5230;empty"],
    [5230.9, "", "5230;empty"],
    [0, "https://spam.example", "0;filled"],
    [12, " ", "12;filled"],
  ])("formats %d ms and %j as %s", (milliseconds, honeypot, trace) =>
    expect(formTrace(milliseconds, honeypot)).toBe(trace),
  );
});

describe("isProgramTrace()", () => {
  it.each([formTrace(minFillTime, ""), "5230;empty", "9999999999;empty"])("accepts %s as a person", (trace) =>
    expect(isProgramTrace(trace)).toBe(false),
  );

  it.each([
    ["too little time", formTrace(minFillTime - 1, "")],
    ["a filled honeypot", "5230;filled"],
    ["an empty value", ""],
    ["an unknown state", "5230;full"],
    ["a prefix", "x5230;empty"],
    ["a suffix", "5230;empty;"],
    ["no time", ";empty"],
    ["a negative time", "-5;empty"],
    ["an exponent", "1e9;empty"],
    ["no honeypot", "5230"],
    ["a fraction", "5230.4;empty"],
    ["more digits than a visit lasts", "12345678901;empty"],
  ])("recognises a program by %s", (_, trace) => expect(isProgramTrace(trace)).toBe(true));
});
