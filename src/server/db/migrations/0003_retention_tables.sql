CREATE TABLE "expired_chat_counts" (
	"month" date PRIMARY KEY NOT NULL,
	"chats" integer DEFAULT 0 NOT NULL,
	"person_messages" integer DEFAULT 0 NOT NULL,
	"coach_messages" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_runs" (
	"task" text PRIMARY KEY NOT NULL,
	"done_for" date,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "expiry_told_at" timestamp (6) with time zone;--> statement-breakpoint
CREATE INDEX "chat_sessions_untouched" ON "chat_sessions" USING btree ("updated_at");