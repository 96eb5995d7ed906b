-- The daily job finds whose time has come, by id and date alone; what it then does, it does as that person.
create policy find_closed on users for select to stillpoint_worker using (erase_at is not null);
--> statement-breakpoint
grant select (id, erase_at) on users to stillpoint_worker;
--> statement-breakpoint
create policy find_untouched on chat_sessions for select to stillpoint_worker using (true);
--> statement-breakpoint
grant select (id, user_id, updated_at, expiry_told_at) on chat_sessions to stillpoint_worker;
--> statement-breakpoint
grant select, insert, update on daily_runs to stillpoint_worker;
--> statement-breakpoint
-- Counting happens in the transaction that deletes, which runs as a person; a person may add to the counts and not read them.
create function count_expired_chats(of_month date, chats integer, from_person integer, from_coach integer)
returns void language sql security definer set search_path = public, pg_temp as $$
  insert into expired_chat_counts as kept (month, chats, person_messages, coach_messages)
    values (of_month, chats, from_person, from_coach)
  on conflict (month) do update set chats = kept.chats + excluded.chats,
    person_messages = kept.person_messages + excluded.person_messages,
    coach_messages = kept.coach_messages + excluded.coach_messages $$;
--> statement-breakpoint
revoke execute on function count_expired_chats(date, integer, integer, integer) from public;
--> statement-breakpoint
grant execute on function count_expired_chats(date, integer, integer, integer) to stillpoint_person;
