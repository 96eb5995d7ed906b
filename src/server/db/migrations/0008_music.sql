CREATE TABLE "background_music" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"name" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audio_narrations" ALTER COLUMN "audio_url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audio_narrations" ALTER COLUMN "file_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audio_narrations" ALTER COLUMN "voice_used" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audio_narrations" ALTER COLUMN "duration_ms" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "audio_narrations" ALTER COLUMN "size_bytes" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "audio_narrations" ADD COLUMN "music_duration_ms" integer;--> statement-breakpoint
ALTER TABLE "audio_narrations" ADD COLUMN "music_size_bytes" integer;--> statement-breakpoint
ALTER TABLE "audio_narrations" ADD COLUMN "is_music_seamless" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "background_music" ADD CONSTRAINT "background_music_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;