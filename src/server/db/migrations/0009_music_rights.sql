alter table background_music enable row level security;
--> statement-breakpoint
alter table background_music force row level security;
--> statement-breakpoint
create policy own_rows on background_music for all to stillpoint_person
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
--> statement-breakpoint
grant select, insert, update, delete on background_music to stillpoint_person;
--> statement-breakpoint
create policy find_files on background_music for select to stillpoint_worker using (true);
--> statement-breakpoint
grant select (file_name) on background_music to stillpoint_worker;
--> statement-breakpoint
-- An entry of the playlist holds a voice, music or both.
alter table audio_narrations
  add constraint audio_narrations_sound check (file_name is not null or music_file_name is not null);
--> statement-breakpoint
-- One piece of sound at a time is made for a person, however many requests come at once.
create unique index jobs_one_making on jobs (user_id)
  where kind in ('narration', 'music') and status in ('queued', 'running');
