-- What a passage is found by: its title and tags weigh more than its text.
create function library_words(title text, tags text[], body text) returns tsvector language sql immutable as
  $$ select setweight(to_tsvector('english', title), 'A')
       || setweight(to_tsvector('english', array_to_string(tags, ' ')), 'B')
       || setweight(to_tsvector('english', body), 'C') $$;
--> statement-breakpoint
alter table knowledge_passages add column search tsvector
  generated always as (library_words(title, tags, body)) stored;
--> statement-breakpoint
create index knowledge_passages_search on knowledge_passages using gin (search);
