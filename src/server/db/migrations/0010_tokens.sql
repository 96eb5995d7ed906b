CREATE TABLE "function_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"may_use" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "function_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "function_tokens" ADD CONSTRAINT "function_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "function_tokens_user" ON "function_tokens" USING btree ("user_id");
--> statement-breakpoint
alter table function_tokens enable row level security;
--> statement-breakpoint
alter table function_tokens force row level security;
--> statement-breakpoint
create policy own_rows on function_tokens for all to stillpoint_person
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
--> statement-breakpoint
grant select, insert, delete on function_tokens to stillpoint_person;
--> statement-breakpoint
-- Before anybody is known, a token's hash says whose it is and what it may use; its name is nobody's business then.
-- A closed account has no tokens, from the same moment on.
create policy account_look_ups on function_tokens for select to stillpoint_accounts
  using (exists (select from users where users.id = user_id and users.erase_at is null));
--> statement-breakpoint
create policy note_use on function_tokens for update to stillpoint_accounts using (true) with check (true);
--> statement-breakpoint
grant select (id, user_id, token_hash, may_use, expires_at, last_used_at), update (last_used_at)
  on function_tokens to stillpoint_accounts;
