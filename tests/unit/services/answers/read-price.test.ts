import { describe, expect, test } from "vitest";
import { readAmount } from "@/services/answers/read-amount";
import { readPrice } from "@/services/answers/read-price";

test.each([
  ["1.250,50", 1250.5],
  ["1,250.50", 1250.5],
  ["1.250.000", 1250000],
  ["1.250.000,5", 1250000.5],
  ["12 500,00", 12500],
  ["1.25", 1.25],
  ["1,2500", 1.25],
  [".5", 5],
  ["25.", 25],
  ["25..", 25],
  ["25.  ", 25],
  ["25,-", null],
  ["25., ", 25],
  ["25,00 TL", 25],
  ["US$ 25/month", 25],
  ["Rs. 25", 25],
  ["25 / mo.", 25],
  ["a25b7", null],
  ["25 USD for 3 months", null],
  ["20-25", null],
  ["", null],
  ["TL", null],
  [1e9, 1e9],
  [1e9 + 1, null],
  [0, 0],
  [-0.01, null],
  [Infinity, null],
  [`25${" ".repeat(38)}`, 25],
  [`25${" ".repeat(39)}`, null],
  [true, null],
  [null, null],
  [["25"], null],
])("the amount in %j is %j", (value, amount) => expect(readAmount(value)).toBe(amount));

const monthly = { amount: 25, currency: "USD", interval: "month" };

describe("a price", () => {
  test.each([
    { price: 25 },
    { amount: 25 },
    { monthly_price: 25 },
    { price_monthly: 25 },
    { fee: 25 },
    { price: { amount: 25 } },
    { price: { value: 25 } },
    { price: { price: 25 } },
    { price: { total: 25 } },
    { price: { monthly: 25 } },
    { price: { unit_price: 25 } },
  ])("is found in %j", (offer) =>
    expect(readPrice({ currency: "USD", interval: "month", ...offer })).toEqual(monthly),
  );

  test.each([
    { currency: "USD" },
    { currency: " usd " },
    { currency: "$" },
    { currency_code: "USD" },
    { price_currency: "USD" },
    { currency: { code: "USD" } },
    { currency: { iso: "USD" } },
    { currency: { iso_code: "USD" } },
    { currency: { symbol: "$" } },
    { currency: { name: "usd" } },
  ])("is in the currency of %j", (said) => {
    expect(readPrice({ price: 25, interval: "month", ...said })).toEqual(monthly);
    expect(readPrice({ price: { amount: 25, ...said }, currency: "EUR", interval: "month" })).toEqual(
      monthly,
    );
  });

  test.each([
    ["₺25", "TRY"],
    ["25 ₺", "TRY"],
    ["25TL", "TRY"],
    ["tl 25", "TRY"],
    ["€25", "EUR"],
    ["£25", "GBP"],
    ["25 USD", "USD"],
    ["25 usd", "USD"],
    ["25,00/EUR", "EUR"],
    ["TL 25", "TRY"],
    ["USD 25", "USD"],
    ["25 CHF net", "CHF"],
    ["$25 CHF", "USD"],
  ])("of %j is in %s", (price, currency) =>
    expect(readPrice({ price })).toEqual({ amount: 25, currency, interval: null }),
  );

  test.each([
    { price: "25" },
    { price: "25 dollars" },
    { price: "25 xUSD" },
    { price: "25 USDx" },
    { price: 25, currency: "US" },
    { price: 25, currency: "USDT" },
    { price: 25, currency: 840 },
    { price: "free", currency: "USD" },
    { price: ["25"], currency: "USD" },
    { currency: "USD" },
  ])("is not made up from %j", (offer) => expect(readPrice(offer)).toBeNull());

  test.each([
    ["month", "month"],
    ["MONTHLY", "month"],
    ["mo", "month"],
    ["ay", "month"],
    ["Aylık", "month"],
    ["P1M", "month"],
    ["1 month", "month"],
    ["1month", "month"],
    [" month ", "month"],
    ["year", "year"],
    ["yr", "year"],
    ["Annually", "year"],
    ["YIL", "year"],
    ["yıllık", "year"],
    ["P1Y", "year"],
    ["1 year", "year"],
    ["1year", "year"],
    ["more", null],
    ["p1months", null],
    ["bimonthly", null],
    ["biyearly", null],
    ["yrs", null],
    ["p1years", null],
    ["once", null],
    [1, null],
  ])("for %j is one for a %j", (interval, expected) => {
    expect(readPrice({ price: 25, currency: "USD", interval })?.interval).toBe(expected);
    expect(readPrice({ price: { amount: 25, interval }, currency: "USD" })?.interval).toBe(expected);
  });

  test.each(["interval", "period", "cycle", "billing_period", "billing_interval", "recurring"])(
    "says what it is for under %s",
    (name) => expect(readPrice({ price: 25, currency: "USD", [name]: "year" })?.interval).toBe("year"),
  );

  test.each([
    ["$25/month", "month"],
    ["$25 / year", "year"],
    ["25 USD per month", "month"],
    ["25 USD PER YEAR", "year"],
    ["25 USD/ay", "month"],
    ["25 USD super month", null],
    ["25 USD month", null],
  ])("that reads %j is one for a %j", (price, interval) =>
    expect(readPrice({ price })?.interval).toBe(interval),
  );

  test("is for what the answer says rather than for what stands beside the digits", () => {
    expect(readPrice({ price: "$25/month", interval: "year" })?.interval).toBe("year");
    expect(readPrice({ price: { amount: 25, interval: "year" }, currency: "USD", interval: "month" })?.interval).toBe("year"); // prettier-ignore
  });
});
