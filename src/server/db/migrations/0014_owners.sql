ALTER TABLE "turns" ADD COLUMN "partial_kind" text DEFAULT 'message' NOT NULL;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "owner" uuid;--> statement-breakpoint
ALTER TABLE "turns" ADD COLUMN "lease_until" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "owner" uuid;--> statement-breakpoint
CREATE INDEX "turns_running" ON "turns" USING btree ("lease_until") WHERE status = 'running';
--> statement-breakpoint
-- A process renews the leases of the turns it runs, and ends those whose lease has run out as the person they belong to.
create policy renew_leases on turns for update to stillpoint_worker
  using (status = 'running') with check (status = 'running');
--> statement-breakpoint
grant select (owner, lease_until), update (lease_until) on turns to stillpoint_worker;
--> statement-breakpoint
grant select (owner), update (owner) on jobs to stillpoint_worker;
