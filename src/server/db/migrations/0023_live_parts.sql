CREATE TABLE "live_parts" (
	"subject" text NOT NULL,
	"run" uuid NOT NULL,
	"at" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"content" "bytea" NOT NULL,
	"is_last" boolean DEFAULT false NOT NULL,
	"made_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "live_parts_subject_run_at_pk" PRIMARY KEY("subject","run","at")
);
--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "is_stop_asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_audible" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "live_parts" ADD CONSTRAINT "live_parts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_parts_person" ON "live_parts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_parts_age" ON "live_parts" USING btree ("made_at");
--> statement-breakpoint
alter table live_parts enable row level security;
--> statement-breakpoint
alter table live_parts force row level security;
--> statement-breakpoint
create policy own_rows on live_parts for all to stillpoint_person
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
--> statement-breakpoint
grant select, insert, delete on live_parts to stillpoint_person;
--> statement-breakpoint
create policy sweeping on live_parts for all to stillpoint_worker using (true);
--> statement-breakpoint
grant select (made_at), delete on live_parts to stillpoint_worker;
--> statement-breakpoint
grant select (is_stop_asked) on turns to stillpoint_worker;
