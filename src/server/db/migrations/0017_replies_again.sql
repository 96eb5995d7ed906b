ALTER TABLE "turns" ADD COLUMN "rewrites_message_id" uuid;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "counted_on" date;