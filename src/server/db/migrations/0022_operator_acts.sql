CREATE TABLE "operator_acts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"command" text NOT NULL,
	"about_user" uuid
);
--> statement-breakpoint
ALTER TABLE "operator_acts" ADD CONSTRAINT "operator_acts_about_user_users_id_fk" FOREIGN KEY ("about_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_acts_latest" ON "operator_acts" USING btree ("at" DESC NULLS LAST);
--> statement-breakpoint
alter table operator_acts enable row level security;
--> statement-breakpoint
alter table operator_acts force row level security;
--> statement-breakpoint
create policy note_acts on operator_acts for insert to stillpoint_accounts with check (true);
--> statement-breakpoint
create policy read_acts on operator_acts for select to stillpoint_accounts using (true);
--> statement-breakpoint
grant select, insert on operator_acts to stillpoint_accounts;
--> statement-breakpoint
-- Once a day what is a year old is forgotten, by its date alone.
create policy forget_old on operator_acts for all to stillpoint_worker using (true) with check (false);
--> statement-breakpoint
grant select (at), delete on operator_acts to stillpoint_worker;
--> statement-breakpoint
-- Days are added up over everybody, without whose they are.
grant select (day, tokens_in, tokens_out, estimated_tokens_in, estimated_tokens_out, service_speech_ms, built_in_speech_ms)
  on metered_days to stillpoint_worker;
