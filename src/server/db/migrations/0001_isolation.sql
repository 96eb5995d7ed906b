-- Who may see what. Every table of a person's has forced row security: without `app.user_id` it shows nothing.
create function app_user_id() returns uuid language sql stable as
  $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;
--> statement-breakpoint
grant execute on function app_user_id() to stillpoint_person;
--> statement-breakpoint
-- A chat may go while its narrations stay: the composite keys let go of the chat, never of the owner.
alter table audio_narrations
  add constraint audio_narrations_session foreign key (chat_session_id, user_id)
    references chat_sessions (id, user_id) on delete set null (chat_session_id),
  add constraint audio_narrations_message_owner foreign key (message_id, user_id)
    references chat_messages (id, user_id) on delete set null (message_id);
--> statement-breakpoint
do $$
declare
  name text;
begin
  foreach name in array array['user_agreements', 'user_usage_limits', 'usage_zones', 'chat_sessions',
    'chat_messages', 'turns', 'audio_narrations', 'jobs']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_rows on %I for all to stillpoint_person
      using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()))', name);
  end loop;
  foreach name in array array['users', 'profiles']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy own_rows on %I for all to stillpoint_person
      using (id = (select app_user_id())) with check (id = (select app_user_id()))', name);
  end loop;
  foreach name in array array['users', 'auth_sessions', 'auth_accounts', 'auth_verifications']
  loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy account_look_ups on %I for all to stillpoint_accounts using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on %I to stillpoint_accounts', name);
  end loop;
end $$;
--> statement-breakpoint
grant select on users to stillpoint_person;
--> statement-breakpoint
grant select, insert, update on profiles, user_usage_limits, usage_zones to stillpoint_person;
--> statement-breakpoint
grant select, insert on user_agreements to stillpoint_person;
--> statement-breakpoint
grant select, insert, update, delete on chat_sessions, chat_messages, turns, audio_narrations, jobs to stillpoint_person;
--> statement-breakpoint
grant select on knowledge_passages to stillpoint_person;
--> statement-breakpoint
-- The job runner finds work of everybody's, and then does it as the person it belongs to.
create policy find_work on jobs for select to stillpoint_worker using (true);
--> statement-breakpoint
create policy hold_work on jobs for update to stillpoint_worker using (true) with check (true);
--> statement-breakpoint
grant select (id, user_id, kind, status, attempts, lease_until, created_at),
  update (status, attempts, lease_until, error, updated_at) on jobs to stillpoint_worker;
--> statement-breakpoint
create policy find_broken_off on turns for select to stillpoint_worker using (status = 'running');
--> statement-breakpoint
grant select (id, user_id, status) on turns to stillpoint_worker;
