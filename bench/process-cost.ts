import { readFileSync } from "node:fs";

/** Memory of a process as Linux counts it, in MB of 2^20 bytes: now, and the most it ever was. */
export function memoryOf(pid: number): { nowMb: number; peakMb: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (field: string) => {
    const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1];
    if (!kilobytes) throw new Error(`no ${field} in the status of process ${pid}`);
    return Number(kilobytes) / 1024;
  };
  return { nowMb: megabytes("VmRSS"), peakMb: megabytes("VmHWM") };
}

/** Linux counts a process's time in hundredths of a second, whatever the processor. */
const tickMs = 10;

/** Processor time a process and its threads have used since it began, in milliseconds. */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return (user + system) * tickMs;
}
