import { z } from "zod";
import { AppError } from "#server/app-error.ts";
import { jsonFunction, type ServerFunction } from "#server/http/functions/server-function.ts";
import { fileTypes } from "#shared/chat/files.ts";
import { timeZone } from "#shared/contract/api.ts";
import { heartReport, numberKinds } from "#shared/heart.ts";
import { limits } from "#shared/limits/limits.ts";
import { answerExtractText, answerProcessBmpData } from "./function-answers.ts";

const limit = limits.rate.reading;
/** What a form or Base64 adds around a file of the largest size. */
const wrappedBytes = limits.file.maxBytes * 1.5;
const form = z.object({ file: z.file() });

const extractText: ServerFunction = {
  name: "extract-text",
  summary: "The text of a file",
  description:
    "Reads a PDF (scanned pages too), an image, a CSV or an Excel file of at most 10 MB; what it is says its content. Words from a picture come with a `confidence`; a `notice` says when they are unsure or hardly any.",
  limit,
  maxBytes: wrappedBytes,
  body: { type: "multipart/form-data", schema: form },
  reads: z.object({
    text: z.string(),
    type: z.enum(fileTypes),
    /** How sure the reader is of words that came from a picture, 0 to 100. */
    confidence: z.number().optional(),
    /** What to know of the reading: that there was hardly any text, or that it is unsure. */
    notice: z.string().optional(),
  }),
  example: {},
  answer: async ({ services, userId, request, signal }) => {
    const sent = await request.formData().catch(() => new FormData());
    const file = sent.get("file");
    if (!(file instanceof File)) throw new AppError("INVALID_INPUT", { reason: "Send a form with a file." });
    return Response.json(await answerExtractText(services.files, file, { userId, signal }));
  },
};

const processBmpData = jsonFunction({
  name: "process-bmp-data",
  summary: "Figures of the heart from the export of a watch",
  description:
    "Recognises heart rates and beat intervals in a table, or in a workbook in Base64, and answers with figures, their conventions and what had to be corrected. What the content is says the content: a table is read as one whatever `fileType` says.",
  limit,
  maxBytes: wrappedBytes,
  body: z.object({
    content: z.string().min(1, "Send the content of a file."),
    fileType: z.enum(["csv", "excel"]),
    timeZone: timeZone.optional(),
    /** What numbers without a name are, where the answer was that they can be two things. */
    readAs: z.enum(numberKinds).optional(),
  }),
  reads: z.object({ processedData: z.string(), heart: heartReport.nullable() }),
  example: {
    content: `RR (ms)\n${Array.from({ length: 30 }, (_, at) => 800 + (at % 5) * 12).join("\n")}`,
    fileType: "csv",
  },
  run: ({ services, userId, signal }, { timeZone: zone, readAs, ...body }) =>
    answerProcessBmpData(
      services.files,
      { ...body, ...(readAs ? { readAs } : {}) },
      { userId, signal, ...(zone ? { timeZone: zone } : {}) },
    ),
});

/** The functions that read what a person gives. */
export const fileFunctions: readonly ServerFunction[] = [extractText, processBmpData];
