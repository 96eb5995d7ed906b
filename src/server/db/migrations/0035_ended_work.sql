-- What has ended is forgotten after a while by the job runner, which sees when something ended and never what it was.
create policy forget_work on jobs for delete to stillpoint_worker using (status in ('ready', 'failed', 'cancelled'));
--> statement-breakpoint
grant select (updated_at), delete on jobs to stillpoint_worker;
--> statement-breakpoint
create policy find_ended on turns for select to stillpoint_worker using (status <> 'running');
--> statement-breakpoint
create policy forget_ended on turns for delete to stillpoint_worker using (status <> 'running');
--> statement-breakpoint
grant select (updated_at), delete on turns to stillpoint_worker;
