// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { addTitlePart, nameOfTitle } from "@/lib/page-title";

/** Lets mutation observers run. */
const tick = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.head.innerHTML = "<title>Channels | Brand</title>";
});

describe("names and prefixes added to the page title", () => {
  it("an added name replaces the page name until it is removed", () => {
    const remove = addTitlePart({ name: "WhatsApp number" });
    expect(document.title).toBe("WhatsApp number | Brand");
    remove();
    expect(document.title).toBe("Channels | Brand");
  });

  it("a prefix precedes the name, regardless of the order in which parts are added and removed", () => {
    const unmark = addTitlePart({ mark: "Error: " });
    const rename = addTitlePart({ name: "Step 2" });
    expect(document.title).toBe("Error: Step 2 | Brand");
    rename();
    expect(document.title).toBe("Error: Channels | Brand");
    unmark();
    expect(document.title).toBe("Channels | Brand");
  });

  it("an added name remains when a prefix is added, and the prefix when the page's title changes", async () => {
    const rename = addTitlePart({ name: "Step 2" });
    const unmark = addTitlePart({ mark: "Error: " });
    expect(document.title).toBe("Error: Step 2 | Brand");
    rename();
    document.head.innerHTML = "<title>Pricing | Brand</title>";
    await tick();
    expect(document.title).toBe("Error: Pricing | Brand");
    unmark();
    expect(document.title).toBe("Pricing | Brand");
  });

  it("a title of more than two parts ends with the brand, which an added name does not replace", () => {
    document.title = "Plans | Pricing | Company";
    const remove = addTitlePart({ name: "Step 2" });
    expect(document.title).toBe("Step 2 | Company");
    remove();
    expect(document.title).toBe("Plans | Pricing | Company");
  });

  it("a machine-translated title is not overwritten until its parts change", async () => {
    const remove = addTitlePart({ mark: "Error: " });
    document.title = "خطأ: القنوات | Brand";
    await tick();
    expect(document.title).toBe("خطأ: القنوات | Brand");
    const rename = addTitlePart({ name: "Step 2" });
    expect(document.title).toBe("Error: Step 2 | Brand");
    rename();
    remove();
    expect(document.title).toBe("Channels | Brand");
  });

  it("a name added while the title is missing is applied once the title appears", async () => {
    document.head.innerHTML = "";
    const remove = addTitlePart({ name: "Step 2" });
    expect(document.title).toBe("");
    document.head.innerHTML = "<title>Channels | Brand</title>";
    await tick();
    expect(document.title).toBe("Step 2 | Brand");
    document.head.innerHTML = "";
    await tick();
    document.head.innerHTML = "<title>Pricing | Brand</title>";
    await tick();
    remove();
    expect(document.title).toBe("Pricing | Brand");
  });

  it("the title is left unchanged once all added parts have been removed", async () => {
    addTitlePart({ name: "Step 2" })();
    document.title = "Other | Brand";
    await tick();
    expect(document.title).toBe("Other | Brand");
  });

  it("nameOfTitle() removes the brand, even if a name contains the separator", () => {
    expect(nameOfTitle("A | B | Brand")).toBe("A | B");
    expect(nameOfTitle("Offline")).toBe("Offline");
  });
});
