import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toE164 } from "@/forms/phone-number";
import { stringsOf } from "../../helpers/strings-of";
import { renderPhone } from "./render-phone";

describe("phone number field in a form", () => {
  it("ignores typed characters that cannot be part of a number", async () => {
    const { user, input } = await renderPhone();
    await user.type(input, "0a5b5!5 12");
    expect(input).toHaveValue("0555 12");
  });

  it("accepts digits in other scripts", async () => {
    const { user, input, submit, send } = await renderPhone();
    await user.type(input, "٠٥٥٥ ١٢٣ ٤٥ ٦٧");
    expect(input).toHaveValue("٠٥٥٥ ١٢٣ ٤٥ ٦٧");
    await send();
    await waitFor(() => expect(submit).toHaveBeenCalled());
    expect(toE164(submit.mock.calls[0]![0].phone_number)).toBe("+905551234567");
  });

  it("never truncates or filters pasted text", async () => {
    const { input, paste } = await renderPhone();
    await paste("tel: 0555 123 45 67 890 123");
    expect(input).toHaveValue("tel: 0555 123 45 67 890 123");
  });

  it("normalises numbers pasted from contacts and web pages", async () => {
    const { input, country, submit, paste, send } = await renderPhone("en");
    await paste("\u202d+49 30\u2011123\u2013456\u202c");
    expect(country).toHaveDisplayValue("Germany (+49)");
    expect(input).toHaveValue("+49 30\u2011123\u2013456");
    await send();
    await waitFor(() => expect(submit).toHaveBeenCalled());
    expect(input).not.toHaveAttribute("aria-invalid");
  });

  it("sets the names and autocomplete tokens that autofill relies on", async () => {
    const { input, country } = await renderPhone();
    expect(input).toHaveAttribute("name", "phone_number");
    expect(input).toHaveAttribute("type", "tel");
    expect(input).toHaveAttribute("inputmode", "tel");
    expect(input).toHaveAttribute("autocomplete", "tel-national");
    expect(country).toHaveAttribute("autocomplete", "tel-country-code");
    expect(input.closest("form")).toHaveAttribute("method", "post");
  });

  it("reports a number with more than eleven digits as too long", async () => {
    const { input, submit, paste, send } = await renderPhone();
    await paste("555123456789");
    await send();
    expect(input).toHaveAccessibleDescription(stringsOf("tr", "forms")("errors.phone-long"));
    expect(submit).not.toHaveBeenCalled();
  });

  it.each([
    ["DE", "1234", "5"],
    ["FR", "1 23 45 67", "89"],
    ["GB", "20 7946", "0000"],
    ["US", "202 555 01", "00"],
    ["NL", "20 12", "34567"],
    ["AZ", "50 123 45", "67"],
    ["FR", "06 12 34 56 78 9", "{Backspace}"],
  ])(
    "a number for %s, %s, is rejected as too short or too long, and accepted after typing %s",
    async (code, wrong, rest) => {
      const { user, input, country, submit, send } = await renderPhone("en");
      fireEvent.change(country, { target: { value: code } });
      await user.type(input, wrong);
      await send();
      await waitFor(() =>
        expect(input).toHaveAccessibleDescription(stringsOf("en", "forms")("errors.phone")),
      );
      expect(submit).not.toHaveBeenCalled();
      await user.type(input, rest);
      await send();
      await waitFor(() => expect(submit).toHaveBeenCalled());
    },
  );

  it.each([
    ["NL", "31612345678", "+31612345678"],
    ["SG", "65 9123 4567", "+6591234567"],
    ["RU", "7 912 345 67 89", "+79123456789"],
  ])("the form for %s asks about the calling code in %s", async (code, typed, sent) => {
    const { user, input, country, submit, send } = await renderPhone("en");
    const t = stringsOf("en", "forms");
    fireEvent.change(country, { target: { value: code } });
    await user.type(input, typed);
    await send();
    expect(await screen.findByText(t("suggestion.number", { number: sent }), { exact: false })).toBeVisible();
    await user.click(screen.getByRole("button", { name: t("suggestion.take") }));
    await send();
    await waitFor(() => expect(submit).toHaveBeenCalled());
    expect(toE164(submit.mock.calls[0]![0].phone_number)).toBe(sent);
  });

  it.each([
    ["tr", "0212 555 12 34 dahili 12", "+902125551234", "dahili 12"],
    ["tr", "0212 555 12 34 (dahili: 12)", "+902125551234", "(dahili: 12)"],
    ["tr", "444 1 444 #3", "+904441444", "#3"],
    ["en", "tel:+902125551234;ext=12", "+902125551234", ";ext=12"],
    ["en", "+49 30 123456 ext. 7", "+4930123456", "ext. 7"],
    ["en", "0555 123 45 67, 0555 765 43 21", "+905551234567", ", 0555 765 43 21"],
    ["en", "0212 555 12 34x12", "+902125551234", "x12"],
    ["tr", "Tel: 0212 555 12 34 DAHİLİ: 12", "+902125551234", "DAHİLİ: 12"],
    ["tr", "☎ 0212 555 12 34 (pbx)", "+902125551234", "(pbx)"],
  ] as const)(
    "a message in %s reports once the part of %s that cannot be sent, and keeps the text",
    async (locale, typed, number, rest) => {
      const { input, submit, paste, send } = await renderPhone(locale);
      await paste(typed);
      await send();
      const question = stringsOf(locale, "forms")("phone.question", { number, rest });
      await waitFor(() => expect(input).toHaveAccessibleDescription(question));
      await waitFor(() => expect(input).toHaveFocus());
      expect(submit).not.toHaveBeenCalled();
      await send();
      await waitFor(() => expect(submit).toHaveBeenCalled());
      expect(toE164(submit.mock.calls[0]![0].phone_number)).toBe(number);
      expect(input).toHaveValue(typed);
    },
  );

  it.each([
    "0212 555 12 34,",
    "0212 555 12 34;",
    "Tel: 0212 555 12 34",
    "tel:+902125551234",
    "(0212) 555-12-34 ",
    "📞 0212 555 12 34",
    "'+902125551234",
  ])("accepts %j on the first submit", async (typed) => {
    const { submit, paste, send } = await renderPhone();
    await paste(typed);
    await send();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });

  it("submits the number with the codes of the selected country", async () => {
    const { input, country, submit, paste, send } = await renderPhone("en");
    await paste("30 123456");
    fireEvent.change(country, { target: { value: "DE" } });
    expect(input).toHaveValue("30 123456");
    await send();
    await waitFor(() => expect(submit).toHaveBeenCalled());
    expect(submit.mock.calls[0]?.[0]).toEqual({
      phone_number: { country: "DE", callingCode: "49", trunkPrefix: "0", national: "30 123456" },
    });
  });

  it("shows the calling code, and labels the country list with the number's label", async () => {
    const { country, input } = await renderPhone("en");
    expect(country).toHaveAccessibleName(`Phone: ${stringsOf("en", "forms")("phone.country")}`);
    expect(country).toHaveAttribute("name", "phone_number_country");
    expect(input).not.toHaveAttribute("aria-describedby");
    expect(input).toHaveAttribute("aria-required", "true");
    expect(screen.getByText("+90")).toHaveAttribute("aria-hidden", "true");
    fireEvent.change(country, { target: { value: "DE" } });
    expect(screen.getByText("+49")).toBeVisible();
  });

  it("the autocomplete token matches the type of number, and the label marks an optional number", async () => {
    const { country, input } = await renderPhone("tr", { kind: "fax", isOptional: true, hint: "If any" });
    expect(input).toHaveAttribute("autocomplete", "fax tel-national");
    expect(country).toHaveAttribute("autocomplete", "fax tel-country-code");
    expect(input).toHaveAttribute("aria-required", "false");
    expect(input).toHaveAccessibleDescription("If any");
    expect(input).toHaveAccessibleName(`Phone ${stringsOf("tr", "forms")("optional")}`);
  });

  it("uses the danger variant while the number is invalid", async () => {
    const { input, paste, send } = await renderPhone();
    const control = input.closest("[data-variant]");
    expect(control).toHaveAttribute("data-variant", "notr");
    await send();
    await waitFor(() => expect(control).toHaveAttribute("data-variant", "danger"));
    await paste("555 123 45 67");
    expect(control).toHaveAttribute("data-variant", "notr");
  });
});
