CREATE TABLE "memory_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remembered_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"chat_session_id" uuid NOT NULL,
	"about" text NOT NULL,
	"text" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memory_choices" ADD CONSTRAINT "memory_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_lines" ADD CONSTRAINT "remembered_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_lines" ADD CONSTRAINT "remembered_lines_session" FOREIGN KEY ("chat_session_id","user_id") REFERENCES "public"."chat_sessions"("id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remembered_lines_latest" ON "remembered_lines" USING btree ("user_id","kept_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "remembered_lines_chat" ON "remembered_lines" USING btree ("chat_session_id");
--> statement-breakpoint
alter table memory_choices enable row level security;
--> statement-breakpoint
alter table memory_choices force row level security;
--> statement-breakpoint
create policy own_rows on memory_choices for all to stillpoint_person
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
--> statement-breakpoint
grant select, insert, update on memory_choices to stillpoint_person;
--> statement-breakpoint
alter table remembered_lines enable row level security;
--> statement-breakpoint
alter table remembered_lines force row level security;
--> statement-breakpoint
create policy own_rows on remembered_lines for all to stillpoint_person
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
--> statement-breakpoint
grant select, insert, update, delete on remembered_lines to stillpoint_person;
