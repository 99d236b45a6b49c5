ALTER TABLE "messages" ADD COLUMN "corrections" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "decision" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "hard_words" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "helped" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "rejected" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "prompt_version" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "progress" jsonb;--> statement-breakpoint
ALTER TABLE "talks" ADD COLUMN "kind" text DEFAULT 'tutor' NOT NULL;--> statement-breakpoint
ALTER TABLE "talks" ADD COLUMN "subject_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "talks_of_kind_latest" ON "talks" USING btree ("user_id","kind","last_message_at","id");--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_kind_known" CHECK ("talks"."kind" in ('tutor', 'role', 'scene'));