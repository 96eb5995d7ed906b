CREATE TABLE "metered_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"tokens_in" bigint DEFAULT 0 NOT NULL,
	"tokens_out" bigint DEFAULT 0 NOT NULL,
	"estimated_tokens_in" bigint DEFAULT 0 NOT NULL,
	"estimated_tokens_out" bigint DEFAULT 0 NOT NULL,
	"service_speech_ms" bigint DEFAULT 0 NOT NULL,
	"built_in_speech_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "metered_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "metered_days" ADD CONSTRAINT "metered_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
alter table metered_days enable row level security;
--> statement-breakpoint
alter table metered_days force row level security;
--> statement-breakpoint
create policy own_rows on metered_days for all to stillpoint_person
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
--> statement-breakpoint
grant select, insert, update on metered_days to stillpoint_person;
--> statement-breakpoint
-- Once a day what is a month old is forgotten, by its day alone.
create policy forget_old on metered_days for all to stillpoint_worker using (true) with check (false);
--> statement-breakpoint
grant select (day), delete on metered_days to stillpoint_worker;
