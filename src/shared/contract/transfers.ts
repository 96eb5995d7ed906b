import { z } from "zod";
import { messageFile } from "#shared/chat/files.ts";
import { numberKinds } from "#shared/heart.ts";
import { limits } from "#shared/limits/limits.ts";
import { backgroundMusic } from "#shared/listening/music.ts";
import { playlistItem } from "#shared/listening/playlist.ts";
import { videoUpload } from "#shared/listening/video.ts";
import { voiceSchema } from "#shared/listening/voice-schema.ts";
import { id, timeZone } from "./api.ts";
import type { ErrorDetails } from "./catalogue-entry.ts";
import type { ErrorCode } from "./errors.ts";
import type { TransferName } from "./transfer-addresses.ts";

/** How much may be sent, and the refusal of what is more. */
export interface MostBytes {
  bytes: number;
  code: ErrorCode;
  details?: ErrorDetails;
}

/** A transfer of bytes, declared like a call: what it takes, from whom, and what it answers. */
export interface Transfer<
  Input extends z.ZodObject = z.ZodObject,
  Json extends z.ZodType | undefined = z.ZodType | undefined,
> {
  name: TransferName;
  summary: string;
  /** Who may: anybody, who has a session, or who has agreed to the terms as well. */
  needs: "nothing" | "session" | "agreement";
  /** What stands in the path and in the query; a number comes as its digits. */
  input: Input;
  /** The type of the body that is sent, and how much of it is taken. */
  sends?: { type: string; most(input: z.output<Input>): MostBytes };
  /** What is answered: JSON, or bytes of one of these types. */
  json: Json;
  bytes: readonly string[];
  /** What a person is told when it fails for a reason of ours. */
  failure: ErrorCode;
}

const none = z.object({});
const ofEntry = z.object({ id });
const audio = ["audio/mpeg"];

function declare<Input extends z.ZodObject, Json extends z.ZodType | undefined = undefined>(
  name: TransferName,
  transfer: Omit<Transfer<Input, Json>, "name" | "bytes" | "json"> & {
    json?: Json;
    bytes?: readonly string[];
  },
): Transfer<Input, Json | undefined> {
  const { json, bytes = [], ...rest } = transfer;
  return { ...rest, name, json, bytes };
}

/** Every transfer of bytes beside the contract's calls. */
export const transfers = {
  readFile: declare("readFile", {
    summary: "What a file says, to go with a message",
    needs: "agreement",
    input: z.object({
      name: z.string().default("file"),
      mode: z.enum(["text", "heart"], "The mode of a file is text or heart.").default("text"),
      timeZone: timeZone.catch("UTC"),
      /** What its numbers are, where the server could not tell. */
      readAs: z.enum(numberKinds).optional(),
    }),
    sends: {
      type: "application/octet-stream",
      most: ({ mode }) =>
        mode === "heart"
          ? { bytes: limits.file.maxHeartBytes, code: "HEART_FILE_TOO_LARGE" }
          : { bytes: limits.file.maxBytes, code: "FILE_TOO_LARGE" },
    },
    json: messageFile,
    failure: "FILE_UNREADABLE",
  }),
  dictate: declare("dictate", {
    summary:
      "A recording of a person's own as text, where the server turns speech into text; nothing of it is kept",
    needs: "agreement",
    input: none,
    sends: {
      type: "audio/wav",
      most: () => ({ bytes: limits.dictation.maxBytes, code: "DICTATION_TOO_LONG" }),
    },
    json: z.object({ text: z.string() }),
    failure: "DICTATION_FAILED",
  }),
  exportAccount: declare("exportAccount", {
    summary: "Everything of a person's, as one archive",
    needs: "session",
    input: none,
    bytes: ["application/zip"],
    failure: "INTERNAL",
  }),
  exportChat: declare("exportChat", {
    summary: "One chat as Markdown, to keep or to read elsewhere",
    needs: "session",
    input: ofEntry,
    bytes: ["text/markdown"],
    failure: "INTERNAL",
  }),
  hearNarration: declare("hearNarration", {
    summary: "The sound of a narration: as it grows while it is made, with ranges once it is kept",
    needs: "session",
    input: ofEntry,
    bytes: audio,
    failure: "INTERNAL",
  }),
  hearNarrationMusic: declare("hearNarrationMusic", {
    summary: "The music of a playlist entry alone",
    needs: "session",
    input: ofEntry,
    bytes: audio,
    failure: "INTERNAL",
  }),
  downloadNarration: declare("downloadNarration", {
    summary: "A playlist entry as a file to keep, voice and music mixed",
    needs: "session",
    input: z.object({ id, timeZone: timeZone.catch("UTC") }),
    bytes: audio,
    failure: "DOWNLOAD_FAILED",
  }),
  seeVideo: declare("seeVideo", {
    summary: "The video of a playlist entry",
    needs: "session",
    input: ofEntry,
    bytes: ["video/mp4", "video/webm"],
    failure: "INTERNAL",
  }),
  keepVideo: declare("keepVideo", {
    summary: "Keep the video of a reply in its playlist entry",
    needs: "agreement",
    input: videoUpload,
    sends: {
      type: "video/mp4",
      most: () => ({
        bytes: limits.video.maxBytes,
        code: "VIDEO_REFUSED",
        details: { reason: `it is larger than ${limits.video.maxBytes / 1_000_000} MB` },
      }),
    },
    json: playlistItem,
    failure: "VIDEO_FAILED",
  }),
  hearMessage: declare("hearMessage", {
    summary: "The sound of a message that was asked to be read aloud",
    needs: "session",
    input: z.object({ id, voice: voiceSchema }),
    bytes: audio,
    failure: "INTERNAL",
  }),
  hearDefaultTrack: declare("hearDefaultTrack", {
    summary: "The track that plays behind a chat, for anybody; 202 with Retry-After while it is made",
    needs: "nothing",
    input: none,
    bytes: audio,
    failure: "MUSIC_FAILED",
  }),
  hearOwnMusic: declare("hearOwnMusic", {
    summary: "A person's own background music",
    needs: "session",
    input: none,
    bytes: audio,
    failure: "INTERNAL",
  }),
  keepOwnMusic: declare("keepOwnMusic", {
    summary: "Play a file of one's own behind the chat",
    needs: "agreement",
    input: z.object({ name: z.string().default("music.mp3") }),
    sends: {
      type: "audio/mpeg",
      most: () => ({
        bytes: limits.music.ownBytes,
        code: "MUSIC_UPLOAD_REFUSED",
        details: { reason: `it is larger than ${limits.music.ownBytes / 1_000_000} MB` },
      }),
    },
    json: backgroundMusic,
    failure: "MUSIC_UPLOAD_FAILED",
  }),
} satisfies Record<TransferName, unknown>;

/** What the answer to an upload holds. */
export type TransferAnswer<Name extends keyof typeof transfers> = z.output<
  NonNullable<(typeof transfers)[Name]["json"]>
>;
