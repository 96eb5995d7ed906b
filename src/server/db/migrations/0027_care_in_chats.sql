ALTER TABLE "chat_sessions" ADD COLUMN "care_spoke_at" timestamp (6) with time zone;--> statement-breakpoint
-- Row security is forced on the tables' owner too, who would see nobody's rows here.
alter table chat_sessions no force row level security;
--> statement-breakpoint
alter table chat_messages no force row level security;
--> statement-breakpoint
update chat_sessions set care_spoke_at = spoken.at
from (select chat_session_id, min(created_at) as at from chat_messages where kind = 'care' group by 1) spoken
where spoken.chat_session_id = chat_sessions.id;
--> statement-breakpoint
alter table chat_messages force row level security;
--> statement-breakpoint
alter table chat_sessions force row level security;
