CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sealed" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"useless_at" timestamp (6) with time zone,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letters_of_kind" UNIQUE("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD COLUMN "expiry_seen_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letters_due" ON "letters" USING btree ("due_at");
--> statement-breakpoint
alter table letters enable row level security;
--> statement-breakpoint
alter table letters force row level security;
--> statement-breakpoint
create policy own_rows on letters for all to stillpoint_person
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
--> statement-breakpoint
grant select, insert, update, delete on letters to stillpoint_person;
--> statement-breakpoint
-- Letters of accounts are asked for before anybody is known.
create policy account_letters on letters for all to stillpoint_accounts using (true) with check (true);
--> statement-breakpoint
grant select (id, user_id, kind), insert, update on letters to stillpoint_accounts;
--> statement-breakpoint
-- Whoever delivers finds what is due, and then reads and removes it as the person it is for.
create policy find_letters on letters for select to stillpoint_worker using (true);
--> statement-breakpoint
create policy hold_letters on letters for update to stillpoint_worker using (true) with check (true);
--> statement-breakpoint
grant select (id, user_id, kind, attempts, due_at), update (attempts, due_at) on letters to stillpoint_worker;
--> statement-breakpoint
grant select (expiry_seen_at) on chat_sessions to stillpoint_worker;
