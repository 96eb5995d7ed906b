CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" text NOT NULL,
	"note" text NOT NULL,
	"places" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_operator" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
alter table invitations enable row level security;
--> statement-breakpoint
alter table invitations force row level security;
--> statement-breakpoint
create policy account_look_ups on invitations for all to stillpoint_accounts using (true) with check (true);
--> statement-breakpoint
grant select, insert, update, delete on invitations to stillpoint_accounts;
