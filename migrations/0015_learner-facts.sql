CREATE TABLE "learner_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"talk_id" uuid,
	"message_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learner_facts_short" CHECK (char_length("learner_facts"."text") between 1 and 200),
	CONSTRAINT "learner_facts_source_known" CHECK ("learner_facts"."source" in ('talk', 'own'))
);
--> statement-breakpoint
CREATE TABLE "learner_memories" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"remembering" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "learner_facts" ADD CONSTRAINT "learner_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_memories" ADD CONSTRAINT "learner_memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "learner_facts_once" ON "learner_facts" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "learner_facts_latest" ON "learner_facts" USING btree ("user_id","updated_at","id");