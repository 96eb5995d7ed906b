import { ID3Writer } from "browser-id3-writer";
import type { Cover } from "#shared/cover/cover.ts";
import { coverPng } from "./cover-png.ts";

/** What a player shows of a file that was downloaded. */
export interface SoundTag {
  title: string;
  createdAt: Date;
  /** The script, as the file's lyrics. */
  text: string;
  cover: Cover;
}

/** The ID3v2.3 tag that goes before an MP3: title, date, lyrics and cover. */
export function writeTag({ title, createdAt, text, cover }: SoundTag): Uint8Array<ArrayBuffer> {
  const two = (value: number) => String(value).padStart(2, "0");
  const writer = new ID3Writer(new ArrayBuffer(0));
  writer
    .setFrame("TIT2", title)
    .setFrame("TPE1", ["Stillpoint"])
    .setFrame("TYER", createdAt.getUTCFullYear())
    .setFrame("TDAT", `${two(createdAt.getUTCDate())}${two(createdAt.getUTCMonth() + 1)}`)
    .setFrame("USLT", { description: "", lyrics: text, language: "eng" })
    .setFrame("APIC", { type: 3, data: coverPng(cover).buffer, description: "Cover" });
  return new Uint8Array(writer.addTag());
}
