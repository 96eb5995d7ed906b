CREATE TABLE "heart_recordings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"first_day" text NOT NULL,
	"last_day" text NOT NULL,
	"days" jsonb NOT NULL,
	"checksum" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "heart_recordings" ADD CONSTRAINT "heart_recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "heart_recordings_by_day" ON "heart_recordings" USING btree ("user_id","first_day");--> statement-breakpoint
CREATE UNIQUE INDEX "heart_recordings_once" ON "heart_recordings" USING btree ("user_id","checksum");
--> statement-breakpoint
alter table heart_recordings enable row level security;
--> statement-breakpoint
alter table heart_recordings force row level security;
--> statement-breakpoint
create policy own_rows on heart_recordings for all to stillpoint_person
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
--> statement-breakpoint
grant select, insert, delete on heart_recordings to stillpoint_person;
