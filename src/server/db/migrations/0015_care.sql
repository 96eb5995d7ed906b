CREATE TABLE "care_states" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "safety_plans" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"signs" text NOT NULL,
	"helps" text NOT NULL,
	"people" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "care_states" ADD CONSTRAINT "care_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_plans" ADD CONSTRAINT "safety_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Row security is forced on the tables' owner too, who would see nobody's rows here.
alter table chat_messages no force row level security;
--> statement-breakpoint
-- Until now a reply of care was known by its words alone. Each of them names the page of help lines; whoever got one as
-- the last reply of the last three days is kept in care, and the others' replies are marked as what they are.
update chat_messages set kind = 'care' where not is_user and kind = 'message' and content like '%findahelpline.com%';
--> statement-breakpoint
insert into care_states (user_id, state, changed_at)
select user_id, jsonb_build_object(
  'danger', 'wish-to-die', 'tier', 'act', 'moment', 'listening', 'question', null, 'asked', '{}'::jsonb,
  'facts', '[]'::jsonb, 'calmMessages', 0, 'isYoung', false, 'isHomeUnsafe', false, 'country', null,
  'said', '[]'::jsonb, 'isCheckedIn', false, 'begunAt', at, 'signAt', at, 'spokenAt', at), created_at
from (
  select distinct on (user_id) user_id, kind, created_at,
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
  from chat_messages where not is_user order by user_id, created_at desc
) latest
where kind = 'care' and created_at > now() - interval '3 days';
--> statement-breakpoint
alter table chat_messages force row level security;
--> statement-breakpoint
alter table care_states enable row level security;
--> statement-breakpoint
alter table care_states force row level security;
--> statement-breakpoint
create policy own_rows on care_states for all to stillpoint_person
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
--> statement-breakpoint
grant select, insert, update, delete on care_states to stillpoint_person;
--> statement-breakpoint
-- Once a day what is a month old is forgotten, by its date alone.
create policy forget_old on care_states for all to stillpoint_worker using (true) with check (false);
--> statement-breakpoint
grant select (changed_at), delete on care_states to stillpoint_worker;
--> statement-breakpoint
alter table safety_plans enable row level security;
--> statement-breakpoint
alter table safety_plans force row level security;
--> statement-breakpoint
create policy own_rows on safety_plans for all to stillpoint_person
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
--> statement-breakpoint
grant select, insert, update, delete on safety_plans to stillpoint_person;
