CREATE TABLE "ai_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"use" text NOT NULL,
	"provider_id" uuid,
	"provider_name" text NOT NULL,
	"model" text NOT NULL,
	"prompt_tokens" integer NOT NULL,
	"completion_tokens" integer NOT NULL,
	"is_estimated" boolean NOT NULL,
	"cost_micro" bigint NOT NULL,
	"first_token_ms" integer,
	"took_ms" integer NOT NULL,
	"outcome" text NOT NULL,
	"detail" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_day_totals" (
	"day" date NOT NULL,
	"shard" smallint NOT NULL,
	"calls" integer NOT NULL,
	"cost_micro" bigint NOT NULL,
	CONSTRAINT "ai_day_totals_key" PRIMARY KEY("day","shard")
);
--> statement-breakpoint
CREATE TABLE "ai_learner_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"calls" integer NOT NULL,
	"cost_micro" bigint NOT NULL,
	CONSTRAINT "ai_learner_days_key" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "ai_limits" (
	"id" smallint PRIMARY KEY NOT NULL,
	"day_fen" bigint,
	"learner_fen" bigint,
	CONSTRAINT "ai_limits_one" CHECK ("ai_limits"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "ai_models" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"context_tokens" integer,
	"in_fen" integer NOT NULL,
	"out_fen" integer NOT NULL,
	CONSTRAINT "ai_models_prices" CHECK ("ai_models"."in_fen" >= 0 and "ai_models"."out_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ai_providers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"preset" text NOT NULL,
	"base_url" text NOT NULL,
	"key_sealed" text,
	"key_tail" text,
	"is_enabled" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"comment" text NOT NULL,
	"answer" text NOT NULL,
	"context" jsonb NOT NULL,
	"speaker" text,
	"model" text,
	"state" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"handled_by" uuid,
	"handled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ai_use_models" (
	"use" text NOT NULL,
	"position" smallint NOT NULL,
	"model_id" uuid NOT NULL,
	CONSTRAINT "ai_use_models_key" PRIMARY KEY("use","position")
);
--> statement-breakpoint
CREATE TABLE "ai_uses" (
	"use" text PRIMARY KEY NOT NULL,
	"temperature" double precision,
	"prompt_version" text
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "stand_in" text;--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_learner_days" ADD CONSTRAINT "ai_learner_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_models" ADD CONSTRAINT "ai_models_provider_id_ai_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."ai_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_reports" ADD CONSTRAINT "ai_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_reports" ADD CONSTRAINT "ai_reports_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_use_models" ADD CONSTRAINT "ai_use_models_use_ai_uses_use_fk" FOREIGN KEY ("use") REFERENCES "public"."ai_uses"("use") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_use_models" ADD CONSTRAINT "ai_use_models_model_id_ai_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."ai_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_calls_of_user" ON "ai_calls" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ai_calls_newest" ON "ai_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ai_calls_good" ON "ai_calls" USING btree ("provider_id","created_at") WHERE "ai_calls"."outcome" = 'ok';--> statement-breakpoint
CREATE INDEX "ai_calls_failed" ON "ai_calls" USING btree ("provider_id","created_at") WHERE "ai_calls"."outcome" not in ('ok', 'aborted');--> statement-breakpoint
CREATE INDEX "ai_learner_days_dearest" ON "ai_learner_days" USING btree ("day","cost_micro");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_models_once" ON "ai_models" USING btree ("provider_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_reports_once" ON "ai_reports" USING btree ("user_id","message_id");--> statement-breakpoint
CREATE INDEX "ai_reports_handled_by" ON "ai_reports" USING btree ("handled_by");--> statement-breakpoint
CREATE INDEX "ai_reports_newest" ON "ai_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ai_reports_by_state" ON "ai_reports" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_use_models_once" ON "ai_use_models" USING btree ("model_id","use");--> statement-breakpoint
INSERT INTO "ai_uses" ("use") VALUES ('chat'), ('plan'), ('recognition'), ('translation'), ('speech');--> statement-breakpoint
INSERT INTO "ai_limits" ("id") VALUES (1);
