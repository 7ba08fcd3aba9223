import { expect, it } from "vitest";
import { slugOf } from "@/lib/slug";

it.each([
  ["Dijital Dükkân", "dijital-dukkan"],
  ["IĞDIR & Şehir", "igdir-sehir"],
  ["Fast Company", "fast-company"],
  ["Straße", "strasse"],
  ["STRAẞE", "strasse"],
  ["Æbleskiver & Œuvre", "aebleskiver-oeuvre"],
  ["Smørrebrød Øst", "smorrebrod-ost"],
  ["Łódź", "lodz"],
  ["Đặng Ðorð Þór", "dang-dord-thor"],
  ["Gəncə Ħal Ŧŋ", "gence-hal-tn"],
  ["ılık ĳs ſt ﬁl", "ilik-ijs-st-fil"],
  ["Ångström Čačak ÉLAN", "angstrom-cacak-elan"],
  ["papa\u00ADtya\u200B", "papatya"],
])("converts %s to the slug %s", (name, slug) => expect(slugOf(name)).toBe(slug));
