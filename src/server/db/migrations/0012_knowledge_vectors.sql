CREATE TABLE "knowledge_vectors" (
	"passage" integer PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"vector" real[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "knowledge_vectors" ADD CONSTRAINT "knowledge_vectors_passage_knowledge_passages_number_fk" FOREIGN KEY ("passage") REFERENCES "public"."knowledge_passages"("number") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
grant select on knowledge_vectors to stillpoint_person;
