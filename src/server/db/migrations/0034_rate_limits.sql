-- Counts of calls, under hashes. Unlogged: nothing of them is written ahead, and a crash may forget them as a restart of a
-- single process does. The columns are those of rate-limiter-flexible's store, in its order.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
--> statement-breakpoint
create index rate_limits_expire on rate_limits (expire);
--> statement-breakpoint
-- Calls are counted before anybody is known.
grant select, insert, update, delete on rate_limits to stillpoint_accounts;
