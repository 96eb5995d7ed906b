-- The job runner removes files that no row names: it reads the names of everybody's files and nothing else of theirs.
create policy find_files on audio_narrations for select to stillpoint_worker using (true);
--> statement-breakpoint
grant select (file_name, music_file_name) on audio_narrations to stillpoint_worker;
