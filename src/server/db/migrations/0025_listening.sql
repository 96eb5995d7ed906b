CREATE TABLE "listening_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_discreet" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audio_narrations" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audio_narrations" ADD COLUMN "own_name" text;--> statement-breakpoint
ALTER TABLE "audio_narrations" ADD COLUMN "is_favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audio_narrations" ADD COLUMN "heard_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audio_narrations" ADD COLUMN "aside_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "listening_choices" ADD CONSTRAINT "listening_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
alter table listening_choices enable row level security;
--> statement-breakpoint
alter table listening_choices force row level security;
--> statement-breakpoint
create policy own_rows on listening_choices for all to stillpoint_person
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
--> statement-breakpoint
grant select, insert, update on listening_choices to stillpoint_person;
--> statement-breakpoint
-- Who deleted something, and when: the daily job finishes what nobody took back.
grant select (id, user_id, aside_at) on audio_narrations to stillpoint_worker;
