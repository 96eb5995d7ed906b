drop index knowledge_passages_search;
--> statement-breakpoint
alter table knowledge_passages drop column search;
--> statement-breakpoint
drop function library_words(text, text[], text);
--> statement-breakpoint
-- Three letters in a row, the ends marked: a misspelt word still shares most of them with the right one.
create function word_trigrams(word text) returns text[] language sql immutable as
  $$ select array_agg(distinct substr(' ' || word || ' ', place, 3)) from generate_series(1, greatest(length(word), 1)) as place $$;
--> statement-breakpoint
alter table knowledge_terms add column trigrams text[] generated always as (word_trigrams(term)) stored;
--> statement-breakpoint
create index knowledge_terms_trigrams on knowledge_terms using gin (trigrams);
--> statement-breakpoint
insert into knowledge_figures (passages, length) values (0, 0);
--> statement-breakpoint
alter table knowledge_figures add constraint knowledge_figures_one_row check (is_only);
--> statement-breakpoint
grant select on knowledge_terms, knowledge_postings, knowledge_figures to stillpoint_person;
