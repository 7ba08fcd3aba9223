// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { addTitlePart, nameOfTitle } from "@/lib/page-title";

/** Observers are called asynchronously. */
const tick = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.head.innerHTML = "<title>Channels | Brand</title>";
});

describe("the page's title", () => {
  it("takes a name in place of its own, and gives it back", () => {
    const remove = addTitlePart({ name: "WhatsApp number" });
    expect(document.title).toBe("WhatsApp number | Brand");
    remove();
    expect(document.title).toBe("Channels | Brand");
  });

  it("takes a mark ahead of either, in whatever order they come and go", () => {
    const unmark = addTitlePart({ mark: "Error: " });
    const rename = addTitlePart({ name: "Step 2" });
    expect(document.title).toBe("Error: Step 2 | Brand");
    rename();
    expect(document.title).toBe("Error: Channels | Brand");
    unmark();
    expect(document.title).toBe("Channels | Brand");
  });

  it("keeps its name when a mark comes later, and follows the page while it has either", async () => {
    const rename = addTitlePart({ name: "Step 2" });
    const unmark = addTitlePart({ mark: "Error: " });
    expect(document.title).toBe("Error: Step 2 | Brand");
    rename();
    document.head.innerHTML = "<title>Pricing | Brand</title>";
    await tick();
    expect(document.title).toBe("Error: Pricing | Brand");
    unmark();
  });

  it("takes the last part of a longer title for the brand", () => {
    document.title = "Plans | Pricing | Company";
    const remove = addTitlePart({ name: "Step 2" });
    expect(document.title).toBe("Step 2 | Company");
    remove();
    expect(document.title).toBe("Plans | Pricing | Company");
  });

  it("leaves its words to a translation, until it has others", async () => {
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

  it("keeps its parts when the page's head is drawn again, and then goes back to the new title", async () => {
    const unmark = addTitlePart({ mark: "Error: " });
    document.head.innerHTML = "<title>Pricing | Brand</title>";
    await tick();
    expect(document.title).toBe("Error: Pricing | Brand");
    unmark();
    expect(document.title).toBe("Pricing | Brand");
  });

  it("waits for a title where there is none between two pages", async () => {
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

  it("leaves a later title alone once it has no parts", async () => {
    addTitlePart({ name: "Step 2" })();
    document.title = "Other | Brand";
    await tick();
    expect(document.title).toBe("Other | Brand");
  });

  it("is named without its brand, also where a name holds the separator", () => {
    expect(nameOfTitle("A | B | Brand")).toBe("A | B");
    expect(nameOfTitle("Offline")).toBe("Offline");
  });
});
