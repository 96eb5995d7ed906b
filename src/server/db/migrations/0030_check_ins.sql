CREATE TABLE "check_ins" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"felt" text NOT NULL,
	"at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_latest" ON "check_ins" USING btree ("user_id","at" DESC NULLS LAST);
--> statement-breakpoint
alter table check_ins add constraint check_ins_felt check (felt in ('lighter', 'same', 'heavier'));
--> statement-breakpoint
alter table check_ins enable row level security;
--> statement-breakpoint
alter table check_ins force row level security;
--> statement-breakpoint
create policy own_rows on check_ins for all to stillpoint_person
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
--> statement-breakpoint
grant select, insert, delete on check_ins to stillpoint_person;
