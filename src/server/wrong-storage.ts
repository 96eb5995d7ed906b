const needed = ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** The settings of S3 storage, all of them or none. */
export interface StorageSettings {
  S3_ENDPOINT?: string | undefined;
  S3_REGION?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** What is wrong with the settings of S3 storage among themselves, as a sentence that names the mend. */
export function wrongStorage(env: StorageSettings): string | undefined {
  const isAsked = [...needed, "S3_ENDPOINT" as const, "S3_REGION" as const].some((name) => env[name]);
  const missing = needed.filter((name) => !env[name]);
  if (isAsked && missing.length > 0) {
    const verb = missing.length === 1 ? "is" : "are";
    return `${missing.join(" and ")} ${verb} missing. S3 storage needs ${needed.join(", ")}; without them recordings are kept in DATA_DIR, and no S3_ setting may be there.`;
  }
  const endpoint = URL.parse(env.S3_ENDPOINT ?? "");
  if (endpoint && (endpoint.username || endpoint.password || endpoint.search || endpoint.hash)) {
    return "S3_ENDPOINT holds more than an address. Name the service alone, such as https://s3.example.org; keys go into S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.";
  }
  return undefined;
}
