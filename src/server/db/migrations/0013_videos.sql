ALTER TABLE "audio_narrations" ADD COLUMN "video_file_name" text;--> statement-breakpoint
ALTER TABLE "audio_narrations" ADD COLUMN "video_duration_ms" integer;--> statement-breakpoint
ALTER TABLE "audio_narrations" ADD COLUMN "video_size_bytes" integer;--> statement-breakpoint
grant select (video_file_name) on audio_narrations to stillpoint_worker;
--> statement-breakpoint
-- An entry of the playlist holds a voice, music, a video, or some of them.
alter table audio_narrations drop constraint audio_narrations_sound;
--> statement-breakpoint
alter table audio_narrations add constraint audio_narrations_sound
  check (file_name is not null or music_file_name is not null or video_file_name is not null);
