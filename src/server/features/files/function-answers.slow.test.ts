import { utils, write } from "@e965/xlsx";
import { afterAll, expect, test } from "vitest";
import { madeBeats, madePdf } from "#server/testing/files/made-files.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { answerExtractText, answerProcessBmpData } from "./function-answers.ts";

const server = await startTestServer();
afterAll(() => server.close());

const { files } = server.services;
const asking = { userId: "somebody", signal: new AbortController().signal };

test("extract-text answers with the text of the form's file", async () => {
  const file = new File([madePdf(["A quiet page."])], "page.pdf");
  expect(await answerExtractText(files, file, asking)).toEqual({ text: "A quiet page.", type: "pdf" });
});

test("extract-text says where a page holds hardly any text", async () => {
  const blank = new File([madePdf([""])], "blank.pdf");
  expect(await answerExtractText(files, blank, asking)).toEqual({
    text: "",
    type: "pdf",
    notice: "Very little text was found in the file. Please ensure the file contains readable text.",
  });
});

test("process-bmp-data answers for a table and for a workbook in Base64 alike", async () => {
  const beats = madeBeats(120);
  const csv = `RR (ms)\n${beats.join("\n")}`;
  const book = {
    SheetNames: ["A"],
    Sheets: { A: utils.aoa_to_sheet([["RR (ms)"], ...beats.map((ms) => [ms])]) },
  };
  const excel = Buffer.from(write(book, { bookType: "xlsx", type: "array" })).toString("base64");
  const table = await answerProcessBmpData(files, { content: csv, fileType: "csv" }, asking);
  expect(table.processedData).toMatch(/Recording: 120 beats[\s\S]+RMSSD: \d/);
  const packed = await answerProcessBmpData(files, { content: excel, fileType: "excel" }, asking);
  expect(packed.heart?.beats?.figures).toEqual(table.heart?.beats?.figures);
});
