CREATE TABLE "account_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"browser" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_events_latest" ON "account_events" USING btree ("user_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "account_events_old" ON "account_events" USING btree ("at");
--> statement-breakpoint
alter table account_events enable row level security;
--> statement-breakpoint
alter table account_events force row level security;
--> statement-breakpoint
create policy own_rows on account_events for select to stillpoint_person
  using (user_id = (select app_user_id()));
--> statement-breakpoint
grant select on account_events to stillpoint_person;
--> statement-breakpoint
-- What happens is noted beside what does it; nobody changes it afterwards.
create policy note_events on account_events for insert to stillpoint_accounts with check (true);
--> statement-breakpoint
grant insert on account_events to stillpoint_accounts;
--> statement-breakpoint
-- Once a day what is a year old is forgotten, by its date alone.
create policy forget_old on account_events for all to stillpoint_worker using (true) with check (false);
--> statement-breakpoint
grant select (at), delete on account_events to stillpoint_worker;
