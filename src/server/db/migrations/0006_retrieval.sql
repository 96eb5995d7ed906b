-- Passages are read anew from their files at every start; those kept so far lack what the index needs.
delete from knowledge_passages;
--> statement-breakpoint
CREATE TABLE "knowledge_figures" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"passages" integer NOT NULL,
	"length" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_postings" (
	"term" integer NOT NULL,
	"passage" integer NOT NULL,
	"weight" real NOT NULL,
	"length" real NOT NULL,
	CONSTRAINT "knowledge_postings_term_passage_pk" PRIMARY KEY("term","passage") INCLUDE ("weight","length")
);
--> statement-breakpoint
CREATE TABLE "knowledge_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"passages" integer NOT NULL,
	CONSTRAINT "knowledge_terms_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "knowledge_passages" ADD COLUMN "origin" text NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_passages" ADD COLUMN "near" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_passages" ADD COLUMN "number" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "knowledge_passages_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "knowledge_passages" ADD COLUMN "length" real DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_passages" ADD COLUMN "terms" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "knowledge_passages" ADD CONSTRAINT "knowledge_passages_number_unique" UNIQUE("number");