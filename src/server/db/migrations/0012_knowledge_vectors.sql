CREATE TABLE "knowledge_vectors" (
	"passage" integer PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"vector" real[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "knowledge_vectors" ADD CONSTRAINT "knowledge_vectors_passage_knowledge_passages_number_fk" FOREIGN KEY ("passage") REFERENCES "public"."knowledge_passages"("number") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
grant select on knowledge_vectors to stillpoint_person;
--> statement-breakpoint
-- Matters and pairs of words are never misspelt ones' meaning, and there are many of them: they need no trigrams.
create or replace function word_trigrams(word text) returns text[] language sql immutable as
  $$ select case when word ~ '^[#~]' then null else (select array_agg(distinct substr(' ' || word || ' ', place, 3))
    from generate_series(1, greatest(length(word), 1)) as place) end $$;
