import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { addVoices, modelBelow, removeVoices } from "#server/providers/speech/neural/add-voices.ts";
import {
  engine,
  engineFolder,
  enginePackages,
  isEngineThere,
} from "#server/providers/speech/neural/engine.ts";
import { UnusableModel } from "#server/providers/speech/neural/model-folder.ts";
import { voicesFolder } from "#server/providers/speech/neural/voices-file.ts";
import { readEnv, SettingsError } from "#server/settings/env.ts";
import { voices as ourVoices } from "#shared/listening/voices.ts";
import { encodeWav } from "#shared/sound/encode-wav.ts";

const usage = `Say where the voice lies, a folder or an archive of sherpa-onnx:
  npm run voices:add -- ./vits-piper-en_US-amy-low.tar.bz2
  npm run voices:add -- ./kokoro-en-v0_19 --as Aria,Rowan
  npm run voices:add -- --remove`;
const unpackMs = 10 * 60_000;
const installMs = 10 * 60_000;

/** What whoever runs the command has to mend. */
class NotDone extends Error {
  override readonly name = "NotDone";
}

/** Runs a program with a time limit; throws what it said last when it failed or is not there. */
function run(program: string, args: string[], timeout: number): void {
  const { error, status, stderr } = spawnSync(program, args, {
    encoding: "utf8",
    timeout,
    stdio: ["ignore", "ignore", "pipe"],
  });
  if (error || status !== 0)
    throw new NotDone(
      `${program} failed: ${error ? error.message : stderr.trim().split("\n").slice(-5).join("\n")}`,
    );
}

async function addEngine(dataDir: string): Promise<void> {
  if (isEngineThere(dataDir)) return;
  const folder = engineFolder(dataDir);
  console.log(
    `The engine ${engine.name} ${engine.version} is not there. It is Apache-2.0 and holds eSpeak NG, which is GPL-3, so Stillpoint does not bring it along: npm adds it to ${folder} now.`,
  );
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "private": true }\n');
  const args = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--save-exact"];
  run("npm", [...args, ...enginePackages()], installMs);
  if (!isEngineThere(dataDir)) throw new NotDone(`npm ended well, and ${engine.name} is not in ${folder}.`);
}

/** The folder itself, or what the archive holds, unpacked beside the voices. */
async function unpacked(path: string, dataDir: string): Promise<{ folder: string; done(): Promise<void> }> {
  if (statSync(path).isDirectory()) return { folder: await modelBelow(path), done: async () => undefined };
  await mkdir(voicesFolder(dataDir), { recursive: true });
  const into = await mkdtemp(join(voicesFolder(dataDir), "unpacked-"));
  const done = () => rm(into, { recursive: true, force: true });
  try {
    run("tar", ["-xf", path, "-C", into], unpackMs);
    return { folder: await modelBelow(into), done };
  } catch (error) {
    await done();
    throw error;
  }
}

const asVoices = z.array(z.enum(ourVoices)).min(1);

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { as: { type: "string" }, remove: { type: "boolean" } },
  });
  const env = readEnv(process.env);
  const { DATA_DIR: dataDir } = env;
  if (values.remove) {
    const gone = await removeVoices(dataDir);
    console.log(
      gone.length > 0 ? `${gone.join(", ")}: as built in again, after the next start.` : "There was none.",
    );
    return;
  }
  const [path] = positionals;
  if (!path || !existsSync(path)) throw new NotDone(path ? `${path} is not there.` : usage);
  const as =
    values.as === undefined
      ? undefined
      : asVoices.safeParse(values.as.split(",").map((name) => name.trim())).data;
  if (values.as !== undefined && !as) throw new NotDone(`--as takes names of ours: ${ourVoices.join(", ")}`);
  const source = await unpacked(path, dataDir);
  try {
    await addEngine(dataDir);
    const name = basename(path)
      .replace(/\.(?:tar|tgz|tbz2?|zip)(?:\.\w{1,4})?$/, "")

      .replaceAll(/[^\w.-]/g, "_")
      .slice(0, 80);
    const { signal } = new AbortController();
    for (const { voice, speaker, sound, took } of await addVoices({
      dataDir,
      folder: source.folder,
      name,
      as,
      signal,
    })) {
      const wav = join(voicesFolder(dataDir), `${voice}.wav`);
      await writeFile(wav, encodeWav(sound.samples, sound.sampleRate));
      const seconds = (sound.samples.length / sound.sampleRate).toFixed(1);
      console.log(
        `${voice} is speaker ${speaker} of ${name}: ${seconds} s spoken in ${took.toFixed(1)} s. Listen: ${wav}`,
      );
    }
  } finally {
    await source.done();
  }
  console.log("Start Stillpoint again to hear it.");
  const service = (["SPEECH_BASE_URL", "ELEVENLABS_API_KEY", "OPENAI_API_KEY"] as const).find(
    (key) => env[key],
  );
  if (service) console.log(`As long as ${service} is set, that service speaks in its place.`);
}

try {
  await main();
} catch (error) {
  const isKnown = [NotDone, UnusableModel, SettingsError].some((kind) => error instanceof kind);
  if (!isKnown) throw error;
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
