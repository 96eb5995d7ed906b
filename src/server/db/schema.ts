export * from "#server/features/account/tables.ts";
export * from "#server/features/agreement/tables.ts";
export * from "#server/features/chat/tables.ts";
export * from "#server/features/daily/tables.ts";
export * from "#server/features/jobs/tables.ts";
export * from "#server/features/knowledge/tables.ts";
export * from "#server/features/narration/tables.ts";
export * from "#server/features/usage/tables.ts";
