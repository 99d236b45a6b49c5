CREATE TABLE "kept_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"pinyin" text NOT NULL,
	"context" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_words" ADD CONSTRAINT "kept_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "kept_words_once" ON "kept_words" USING btree ("user_id","word","pinyin");--> statement-breakpoint
CREATE INDEX "kept_words_latest" ON "kept_words" USING btree ("user_id","created_at","id");