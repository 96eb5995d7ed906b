import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { reportBeats } from "#server/heart/report/report-beats.ts";
import { writeAppleExport } from "#server/testing/files/apple-export.ts";
import { madePdf } from "#server/testing/files/made-files.ts";
import { simulatedHeart, withFaults } from "#server/testing/simulated-heart.ts";
import type { Report } from "./report.ts";

const run = promisify(execFile);
const beatsOfDay = 106_000;
const rounds = 3;
const made = z.object({ ms: z.number(), chars: z.number(), peakMb: z.number() });
const sentence =
  "In the evening I walked along the river, and what had been tight all day became a little softer. ";

async function readAlone(path: string, mode = "text") {
  const { stdout } = await run(process.execPath, [
    "--max-old-space-size=256",
    "bench/read-alone.ts",
    path,
    mode,
  ]);
  return made.parse(JSON.parse(stdout));
}

/** A page of print, drawn by the browser that the journeys use. */
async function drawPage(path: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: { width: 1240, height: 1754 } });
  await page.setContent(`<p style="font:22px/1.7 Georgia;margin:90px">${sentence.repeat(22)}</p>`);
  await page.screenshot({ path });
  await browser.close();
}

/** Seconds of processor time, which a machine with other work to do does not lengthen as it does the clock's. */
function processorSeconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** A day of beats, and files of every kind as the reading process meets them. */
export default async function files({ figure, note }: Report): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-files-"));
  const each = async (path: string, mode?: string) => {
    const runs: z.infer<typeof made>[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await readAlone(path, mode));
    return runs;
  };
  try {
    const day = simulatedHeart({ seed: 3, beats: beatsOfDay, meanMs: 815 });
    const faulty = withFaults(day, 100);
    const reports = Array.from({ length: rounds }, () => ({
      clean: processorSeconds(() => reportBeats(day)),
      faulty: processorSeconds(() => reportBeats(faulty)),
    }));
    const clean = reports.map((report) => report.clean);
    figure({
      name: "24 h of beats, all figures and pictures, processor",
      unit: "s",
      samples: clean,
      target: { atMost: 2 },
    });
    figure({
      name: "24 h of beats with artefacts, with and without correction, processor",
      unit: "s",
      samples: reports.map((report) => report.faulty),
      target: { atMost: 2 },
      control: { name: "without artefacts", samples: clean },
    });
    const [pdf, page, watch] = [
      join(folder, "text.pdf"),
      join(folder, "page.png"),
      join(folder, "export.xml"),
    ];
    await writeFile(
      pdf,
      madePdf(Array.from({ length: 200 }, (_, at) => `Page ${at + 1}. ${sentence.repeat(4)}`)),
    );
    const texts = await each(pdf);
    figure({
      name: "PDF of 200 pages, its text, processor",
      unit: "s",
      samples: texts.map(({ ms }) => ms / 1000),
      target: { atMost: 5 },
    });
    await drawPage(page);
    const pages = await each(page);
    figure({
      name: "a page of print recognised, processor",
      unit: "s",
      samples: pages.map(({ ms }) => ms / 1000),
      target: { atMost: 4 },
    });
    await writeAppleExport(watch, 100 * 1024 * 1024);
    const watches = await each(watch, "heart");
    figure({
      name: "100 MB of Apple's export, processor",
      unit: "s",
      samples: watches.map(({ ms }) => ms / 1000),
    });
    figure({
      name: "100 MB of Apple's export, memory at its peak",
      unit: "MB",
      samples: watches.map(({ peakMb }) => peakMb),
      target: { atMost: 400 },
    });
    note(
      `A day has ${beatsOfDay} beats, and where it has artefacts a missed, an extra or a premature one in every hundred. Time is that of the processor, so that other work of the machine does not count. Files are read in a process of their own, whose peak includes the program itself; the text PDF gave ${texts[0]?.chars} characters.`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
