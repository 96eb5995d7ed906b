import type { WatchMetric } from "#server/heart/exports/reading.ts";

/** Where an export comes from, by words that only its headings have, and which HRV its device computes. */
interface Signature {
  device: string;
  sign: RegExp;
  metric?: WatchMetric;
}

const signatures: readonly Signature[] = [
  { device: "Apple Health", sign: /HK(?:Quantity|Category)TypeIdentifier/, metric: "SDNN" },
  { device: "Samsung Health", sign: /com\.samsung\.s?health|heart_rate_min\b/ },
  {
    device: "WHOOP",
    sign: /cycle start time|day strain|inicio del ciclo|debut du cycle|zyklus/i,
    metric: "RMSSD",
  },
  {
    device: "Garmin Connect",
    sign: /overnight hrv|heartRateValueDescriptors|startTimestampGMT/i,
    metric: "RMSSD",
  },
  { device: "Polar Sensor Logger", sign: /phone timestamp/i, metric: "RMSSD" },
  { device: "HRV4Training", sign: /HRV4T|timestamp_measurement/i, metric: "RMSSD" },
  {
    device: "Oura",
    sign: /readiness score|average_hrv|average hrv|lowest_heart_rate|bedtime_start/i,
    metric: "RMSSD",
  },
  {
    device: "Fitbit",
    sign: /nremhr|rmssd,coverage|beats per minute|root mean square of successive|non rem heart rate|dateTime[^\n]{0,200}confidence|value\.confidence/i,
    metric: "RMSSD",
  },
  { device: "Kubios", sign: /kubios|results for single samples/i },
  {
    device: "Polar",
    sign: /\[HRData\]|deviceDays|recording-rate|running index|HR sit|polar|^sample rate,time/im,
  },
  { device: "Garmin", sign: /garmin/i, metric: "RMSSD" },
  { device: "Empatica", sign: /^\d{9,10}(?:\.\d+)?, ?IBI$/m },
  { device: "Elite HRV", sign: /elite ?hrv/i, metric: "RMSSD" },
  { device: "Apple Health", sign: /apple watch|health auto export|\bcount\/min\b/i, metric: "SDNN" },
];

/** The device behind some headings, and which HRV it means where it only says HRV. */
export function nameDevice(headings: string): { device: string; metric: WatchMetric } {
  const found = signatures.find(({ sign }) => sign.test(headings));
  return { device: found?.device ?? "a table", metric: found?.metric ?? "unnamed" };
}
