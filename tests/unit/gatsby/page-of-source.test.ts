import { describe, expect, it } from "vitest";
import { pageOfSource } from "@/gatsby/search/page-of-source";

const strings = (namespace: string) =>
  namespace === "faq"
    ? { head: { title: "Sorular | {{brand}}", description: "{{brand}} hakkında" } }
    : { lists: { head: { title: "{{title}} | {{brand}}", description: "Metin" } } };

const page = (source: string) => pageOfSource("/en/faq/", source, strings, "Pusula");

describe("a page in development", () => {
  it("has the title and description of the namespace that its head names", () => {
    const found = page('<PageHead {...{ data, pageContext }} namespace="faq" />');
    expect(found).toMatchObject({ path: "/faq/", title: "Sorular", description: "Pusula hakkında" });
    expect(found?.ids.has("any")).toBe(true);
  });

  it("has no title of its own where its data names it", () => {
    expect(page('<PageHead namespace="legal" prefix="lists.head" variables={x} />')).toMatchObject({
      title: "",
      description: "Metin",
    });
    expect(page("<PageHead title={data.story.title} />")).toMatchObject({ title: "" });
  });

  it("has the part of its title that stands before what its data fills in", () => {
    const pricing = () => ({ head: { title: "Fiyatlar: ayda {{price}} | {{brand}}" } });
    const found = pageOfSource("/pricing/", '<PageHead namespace="pricing" />', pricing, "Pusula");
    expect(found).toMatchObject({ title: "Fiyatlar", description: "" });
  });

  it("is none where search engines may not list it", () => {
    expect(page('<PageHead namespace="faq" isHidden />')).toBeNull();
  });
});
