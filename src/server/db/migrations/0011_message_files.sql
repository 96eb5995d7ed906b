ALTER TABLE "chat_messages" ADD COLUMN "file" jsonb;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "heart" jsonb;