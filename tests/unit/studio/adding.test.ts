import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pngOfSize } from "../../fixtures/broken-pictures";
import { newRedirect } from "../../../studio/server/outline-groups";
import { studioOfEachTest } from "../../helpers/studio-calls";

const { copy, ask, open, edit } = studioOfEachTest();

describe("new press item with a photo", () => {
  const texts = { tr: "Yeni bir haber", en: "A new article" };
  const value = {
    slug: "yeni-haber",
    date: "2026-11-20",
    source: texts,
    link: "https://www.gazete.example/haber",
    header: texts,
    content: texts,
    cover: "covers/yeni-haber.jpg",
    coverAlt: texts,
  };

  it("a new item is saved with a cropped picture stripped of metadata, and adding it can be undone completely", async () => {
    const noise = { type: "gaussian" as const, mean: 120, sigma: 60 };
    const photograph = await sharp({
      create: { width: 1500, height: 2100, channels: 3, background: "#fff", noise },
    })
      .jpeg({ quality: 100 })
      .withExif({ IFD0: { Artist: "Somebody" } })
      .toBuffer();
    const prepared = await ask("pictures/cover", new Uint8Array(photograph));
    expect(prepared.status).toBe(200);
    const pictures = { "data/press/covers/yeni-haber.jpg": prepared.body.name };
    const draft = { kind: "addPress", value, pictures, label: "Haber" };
    expect((await ask("check", draft)).body.findings).toEqual([]);
    expect(copy.git("status", "--porcelain")).toBe("");

    const saved = await ask("save", draft);
    expect(saved.status).toBe(200);
    const cover = path.join(copy.root, "data/press/covers/yeni-haber.jpg");
    const { width, height, exif } = await sharp(cover).metadata();
    expect([width, height, exif]).toEqual([1500, 843, undefined]);
    expect(copy.git("status", "--porcelain", "-uall").trim().split("\n")).toHaveLength(2);

    await ask("undo", { id: saved.body.change?.id });
    expect(copy.git("status", "--porcelain")).toBe("");
  });

  it("a new item is validated before it has a name, with errors on the fields concerned", async () => {
    const { body } = await ask("check", {
      kind: "addPress",
      value: { ...value, slug: "", link: "www" },
    });
    expect(body.findings?.map(({ at }) => at?.join("."))).toEqual(
      expect.arrayContaining(["slug", "link", "cover"]),
    );
  });

  it("removing a published item suggests a redirect, whose form is prefilled", async () => {
    const file = "data/press/call-recording.json";
    const { body } = await open(file);
    await ask("save", { file, at: [], isRemoved: true, before: body.value });
    const reminders = async () => (await ask("changes")).body.reminders;
    expect(await reminders()).toMatchObject([
      { source: newRedirect, message: { tr: expect.stringMatching(/^\/press\//) as string } },
    ]);
    const { value } = (await ask("newItem", { kind: "addRedirect" })).body;
    expect(value).toMatchObject({ to: "/press/" });
    const { body: saved } = await ask("save", { kind: "addRedirect", value });
    const label = expect.stringMatching(/^: \/press\/.+ · \/press\/$/) as string;
    expect(saved).toMatchObject({ change: { label } });
    expect(JSON.parse(copy.read("data/redirects.json"))).toEqual([value]);
    expect(await reminders()).toEqual([]);
  });

  it.each([
    ["a name that is taken", { kind: "addPress", value: { ...value, slug: "bthaber" } }, "nameTaken"],
    [
      "a picture path outside the content",
      { kind: "addPress", value, pictures: { "package.json": "x" } },
      "unknownFile",
    ],
    [
      "a picture with another name",
      { kind: "addPress", value, pictures: { "data/press/covers/a.jpg": "../x" } },
      "missingPicture",
    ],
  ])("rejects a new item with %s", async (_, draft, code) => {
    expect((await ask("save", draft)).body.code).toBe(code);
  });

  it("a picture is cropped to the selected part", async () => {
    const half = { width: 1600, height: 1600, channels: 3, background: "#00f" } as const;
    const whole = sharp({ create: { ...half, height: 3200, background: "#f00" } }).png();
    const bytes = await whole.composite([{ input: { create: half }, gravity: "south" }]).toBuffer();
    const { body } = await ask("pictures/cover?keep=south", new Uint8Array(bytes));
    const cropped = sharp(path.join(copy.root, ".studio/pictures", String(body.name)));
    expect((await cropped.stats()).dominant.b).toBeGreaterThan(200);
  });

  it("files that are not pictures, and pictures with too few or too many pixels, are rejected", async () => {
    const small = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    expect((await ask("pictures/cover", new Uint8Array(small))).body.code).toBe("smallPicture");
    expect((await ask("pictures/cover", new Uint8Array(9))).body.code).toBe("noPicture");
    const large = new Uint8Array(pngOfSize(20_000, 15_000));
    expect((await ask("pictures/cover", large)).body.code).toBe("largePicture");
    expect((await ask("pictures/logo", new Uint8Array(9))).body.code).toBe("logoHint");
  });

  it("HEIC photos yield a specific error, unlike other files with a similar signature", async () => {
    const codeOf = async (brand: string) => {
      const bytes = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, "latin1");
      return (await ask("pictures/cover", new Uint8Array(bytes))).body.code;
    };
    expect(await codeOf("heic")).toBe("phonePicture");
    expect(await codeOf("isom")).toBe("noPicture");
  });
});

describe("deletion of an item", () => {
  it("an item can be deleted only if no other item refers to it", async () => {
    const faq = JSON.parse(copy.read("data/faq.json")) as { slug: string }[];
    const { questions } = JSON.parse(copy.read("data/pricing.json")) as { questions: string[] };
    const remove = async (index: number) => {
      const { body } = await open("data/faq.json", [index]);
      return ask("save", { file: "data/faq.json", at: [index], isRemoved: true, before: body.value });
    };
    const needed = await remove(faq.findIndex(({ slug }) => questions.includes(slug)));
    const [finding] = needed.body.findings ?? [];
    expect([needed.status, finding?.at]).toEqual([422, null]);
    expect(finding?.message.tr).toMatch(/^“[^”]*\?” burada kullanılıyor\./);
    expect(finding?.source).toMatchObject({
      file: "data/pricing.json",
      at: ["questions", expect.any(Number)],
    });
    const free = faq.findIndex(({ slug }) => !copy.read("data/pricing.json").includes(`"${slug}"`));
    expect((await remove(free)).status).toBe(200);
    expect((JSON.parse(copy.read("data/faq.json")) as unknown[]).length).toBe(faq.length - 1);
    expect(copy.changedLines().every((line) => line.startsWith("-"))).toBe(true);
  });

  it("the error for a question chosen twice contains its title", async () => {
    const { body } = await edit("data/pricing.json", ["questions"], ([first]: string[]) => [first, first]);
    expect(body.findings?.map(({ message }) => message.tr)).toEqual([expect.stringMatching(/^“[^”]+\?”/)]);
  });

  it("a press item is deleted together with its article", async () => {
    const { body } = await open("data/press/call-recording.json");
    const item = { file: "data/press/call-recording.json", at: [], isRemoved: true, before: body.value };
    expect(await ask("save", item)).toMatchObject({ status: 200 });
    expect(fs.existsSync(`${copy.root}/data/press/articles/call-recording/tr.md`)).toBe(false);
  });
});
