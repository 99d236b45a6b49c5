CREATE TABLE "account_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"actor_id" uuid,
	"kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"reauthenticated_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"username" text,
	"username_key" text,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"avatar_file_id" uuid,
	"role" text DEFAULT 'student' NOT NULL,
	"phone" text,
	"invite_code" text,
	"locale" text,
	"second_factor_since" timestamp (3) with time zone,
	"banned_at" timestamp (3) with time zone,
	"ban_reason" text,
	"ban_cause" text DEFAULT 'other' NOT NULL,
	"ban_note" text DEFAULT '' NOT NULL,
	"banned_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_keyed" CHECK (("users"."username" is null) = ("users"."username_key" is null)),
	CONSTRAINT "users_ban_reasoned" CHECK ("users"."banned_at" is null or "users"."ban_reason" is not null),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('student', 'teacher', 'distributor', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "viewings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"admin_id" uuid,
	"session_id" uuid,
	"reason" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "overview_days" (
	"figure" text NOT NULL,
	"day" date NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "overview_days_key" PRIMARY KEY("figure","day")
);
--> statement-breakpoint
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
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ai_limits_one" CHECK ("ai_limits"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "ai_models" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" smallint NOT NULL,
	"context_tokens" integer,
	"sees_pictures" boolean DEFAULT false NOT NULL,
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
	"version" integer DEFAULT 1 NOT NULL,
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
	"version" integer DEFAULT 1 NOT NULL,
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
	"prompt_version" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "anki_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"problem" text,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"report" jsonb DEFAULT '{"added":0,"updated":0,"doubled":0,"refused":0,"reviews":0,"known":0,"due":0,"unasked":0,"sounds":0,"pictures":0,"setAside":0,"skillsSetAside":0,"samples":[],"losses":[]}'::jsonb NOT NULL,
	"file_id" uuid,
	"table_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "anki_notes" (
	"user_id" uuid NOT NULL,
	"guid" text NOT NULL,
	"word" text NOT NULL,
	"pinyin" text NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"cards" jsonb NOT NULL,
	"reviews" jsonb NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "anki_notes_key" PRIMARY KEY("user_id","guid","word","pinyin")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"actor_name" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"subject_name" text NOT NULL,
	"purchase" text DEFAULT '' NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_readings" (
	"reader_id" uuid NOT NULL,
	"reader_name" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_readings_key" PRIMARY KEY("reader_id","hour")
);
--> statement-breakpoint
CREATE TABLE "commission_reversals" (
	"key" text PRIMARY KEY NOT NULL,
	"commission_id" uuid NOT NULL,
	"amount_fen" bigint NOT NULL,
	"owed_fen" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"distributor_id" uuid NOT NULL,
	"invited_id" uuid,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"base_fen" bigint NOT NULL,
	"rate" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"reversed_fen" bigint DEFAULT 0 NOT NULL,
	"available_at" timestamp (3) with time zone NOT NULL,
	"matured_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "commissions_bounded" CHECK ("commissions"."reversed_fen" between 0 and "commissions"."amount_fen" and "commissions"."refunded_fen" between 0 and "commissions"."base_fen")
);
--> statement-breakpoint
CREATE TABLE "distributor_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"payee_sealed" text NOT NULL,
	"payee_name" text NOT NULL,
	"payee_account" text NOT NULL,
	"payee_key" text NOT NULL,
	"first_approved_by" uuid,
	"second_approved_by" uuid,
	"reason" text,
	"payout_reference" text,
	"payout_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "withdrawals_positive" CHECK ("withdrawals"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "draft_items" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"published_version" integer,
	"is_hidden" boolean NOT NULL,
	"attachment" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_items_key" PRIMARY KEY("kind","id"),
	CONSTRAINT "draft_items_published_known" CHECK ("draft_items"."published_version" between 1 and "draft_items"."version")
);
--> statement-breakpoint
CREATE TABLE "draft_publications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_publications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"number" integer NOT NULL,
	"published_by" uuid NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_versions" (
	"kind" text NOT NULL,
	"item_id" text NOT NULL,
	"number" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"complete" jsonb,
	"note" text NOT NULL,
	"is_reset" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_versions_key" PRIMARY KEY("kind","item_id","number")
);
--> statement-breakpoint
CREATE TABLE "purchase_quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"versions" jsonb NOT NULL,
	"order_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "purchase_quotes_in_time" CHECK ("purchase_quotes"."expires_at" > "purchase_quotes"."created_at")
);
--> statement-breakpoint
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
CREATE TABLE "learner_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"level" text,
	"reason" text,
	"minutes_a_day" integer,
	"pinyin" text,
	"translation" text,
	"explanation_language" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "learner_settings_level_known" CHECK ("learner_settings"."level" in ('zero', 'beginner', 'intermediate', 'advanced')),
	CONSTRAINT "learner_settings_reason_known" CHECK ("learner_settings"."reason" in ('travel', 'work', 'family', 'child', 'study', 'culture', 'other')),
	CONSTRAINT "learner_settings_minutes_known" CHECK ("learner_settings"."minutes_a_day" in (5, 10, 15, 20, 30, 45)),
	CONSTRAINT "learner_settings_pinyin_known" CHECK ("learner_settings"."pinyin" in ('all', 'new', 'off')),
	CONSTRAINT "learner_settings_translation_known" CHECK ("learner_settings"."translation" in ('shown', 'on_tap')),
	CONSTRAINT "learner_settings_language_known" CHECK ("learner_settings"."explanation_language" in ('zh', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "learning_events" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"skill" text NOT NULL,
	"item_kind" text NOT NULL,
	"item" text NOT NULL,
	"reading" text DEFAULT '' NOT NULL,
	"outcome" text NOT NULL,
	"grade" smallint,
	"due_at" timestamp (3) with time zone,
	"lapses" smallint,
	"aided" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"took_ms" integer,
	"source" text NOT NULL,
	"source_id" text DEFAULT '' NOT NULL,
	"part_id" text DEFAULT '' NOT NULL,
	"device_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL,
	"device_seq" integer DEFAULT 0 NOT NULL,
	"device_at" timestamp (3) with time zone,
	"happened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"undoes" uuid,
	CONSTRAINT "learning_events_key" PRIMARY KEY("user_id","id"),
	CONSTRAINT "learning_events_undo" CHECK (("learning_events"."outcome" = 'undone') = ("learning_events"."undoes" is not null)),
	CONSTRAINT "learning_events_reading" CHECK ("learning_events"."reading" = '' or "learning_events"."item_kind" = 'word'),
	CONSTRAINT "learning_events_grade" CHECK ("learning_events"."grade" between 1 and 4),
	CONSTRAINT "learning_events_scheduled" CHECK ("learning_events"."outcome" = 'scheduled' or ("learning_events"."due_at" is null and "learning_events"."lapses" is null)),
	CONSTRAINT "learning_events_took" CHECK ("learning_events"."took_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" text DEFAULT '' NOT NULL,
	"asset" text NOT NULL,
	"floor" bigint,
	"balance" bigint DEFAULT 0 NOT NULL,
	"entry_count" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_asset_known" CHECK ("ledger_accounts"."asset" in ('CNY', 'MINUTES')),
	CONSTRAINT "ledger_accounts_floor_zero" CHECK ("ledger_accounts"."floor" = 0),
	CONSTRAINT "ledger_accounts_floor_held" CHECK ("ledger_accounts"."balance" >= "ledger_accounts"."floor"),
	CONSTRAINT "ledger_accounts_exact" CHECK (abs("ledger_accounts"."balance") <= 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "ledger_checks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scope" text NOT NULL,
	"actor_id" uuid,
	"accounts" bigint NOT NULL,
	"journals" bigint NOT NULL,
	"entries" bigint NOT NULL,
	"finding_count" bigint NOT NULL,
	"findings" jsonb NOT NULL,
	"took_ms" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"journal_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"asset" text NOT NULL,
	"amount" bigint NOT NULL,
	"number" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	CONSTRAINT "ledger_entries_key" PRIMARY KEY("journal_id","account_id"),
	CONSTRAINT "ledger_entries_move" CHECK ("ledger_entries"."amount" <> 0),
	CONSTRAINT "ledger_entries_exact" CHECK (abs("ledger_entries"."amount") <= 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "ledger_journals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"reverses" uuid,
	"entry_count" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_journals_not_empty" CHECK ("ledger_journals"."entry_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_seals" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"entry_count" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"fingerprint" numeric NOT NULL,
	"sealed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_whole_checks" (
	"id" smallint PRIMARY KEY NOT NULL,
	"walk" jsonb NOT NULL,
	"finding_count" bigint NOT NULL,
	"findings" jsonb NOT NULL,
	"began_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_whole_checks_one" CHECK ("ledger_whole_checks"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"is_operator" boolean NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "letters_operator_settled" CHECK (not "letters"."is_operator" or "letters"."settled_at" is null)
);
--> statement-breakpoint
CREATE TABLE "booster_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"month" text NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booster_applications_number" CHECK ("booster_applications"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "membership_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"source" text NOT NULL,
	"months" integer,
	"days" integer,
	"zone" text NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"purchase_id" uuid,
	"actor_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "membership_grants_span" CHECK (num_nonnulls("membership_grants"."months", "membership_grants"."days") = 1),
	CONSTRAINT "membership_grants_some" CHECK (coalesce("membership_grants"."months", "membership_grants"."days") > 0)
);
--> statement-breakpoint
CREATE TABLE "membership_purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"plan" text,
	"quantity" integer NOT NULL,
	"unit_fen" integer NOT NULL,
	"amount_fen" integer NOT NULL,
	"prices_version" uuid,
	"fulfilled_at" timestamp (3) with time zone,
	"studied_before" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_purchases_plan_known" CHECK ("membership_purchases"."plan" in ('month', 'quarter', 'year')),
	CONSTRAINT "membership_purchases_amount" CHECK ("membership_purchases"."amount_fen" = "membership_purchases"."unit_fen" * "membership_purchases"."quantity"),
	CONSTRAINT "membership_purchases_some" CHECK ("membership_purchases"."quantity" > 0 and "membership_purchases"."unit_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "membership_take_backs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purchase_id" uuid,
	"grant_id" uuid,
	"amount_fen" integer NOT NULL,
	"days" integer DEFAULT 0 NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	"packs" integer DEFAULT 0 NOT NULL,
	"is_goodwill" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "membership_take_backs_of_one" CHECK (num_nonnulls("membership_take_backs"."purchase_id", "membership_take_backs"."grant_id") = 1),
	CONSTRAINT "membership_take_backs_goodwill" CHECK (not "membership_take_backs"."is_goodwill" or ("membership_take_backs"."days" = 0 and "membership_take_backs"."packs" = 0 and not "membership_take_backs"."is_whole")),
	CONSTRAINT "membership_take_backs_some" CHECK (case when "membership_take_backs"."grant_id" is null then "membership_take_backs"."amount_fen" > 0 else "membership_take_backs"."amount_fen" = 0 and "membership_take_backs"."is_whole" end)
);
--> statement-breakpoint
CREATE TABLE "kept_words" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"pinyin" text NOT NULL,
	"context" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "word_labels" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"word" text NOT NULL,
	"pinyin" text NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "word_labels_key" PRIMARY KEY("user_id","kind","label","word","pinyin")
);
--> statement-breakpoint
CREATE TABLE "word_meanings" (
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"pinyin" text NOT NULL,
	"meaning" text NOT NULL,
	CONSTRAINT "word_meanings_key" PRIMARY KEY("user_id","word","pinyin")
);
--> statement-breakpoint
CREATE TABLE "word_media" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"pinyin" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "word_media_key" PRIMARY KEY("user_id","word","pinyin","kind")
);
--> statement-breakpoint
CREATE TABLE "notice_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_mailed" boolean,
	"is_pushed" boolean,
	CONSTRAINT "notice_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notice_counters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last_seq" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_mails" (
	"notice_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_pushes" (
	"notice_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_pushes_notice_id_device_id_pk" PRIMARY KEY("notice_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"seq" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_devices_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "order_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"fingerprint" text NOT NULL,
	"name_keys" text[] DEFAULT '{}'::text[] NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_balances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_fen" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_balances_amount" CHECK ("order_balances"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"item" integer,
	"text" text NOT NULL,
	"asked_fen" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"granted_fen" bigint DEFAULT 0 NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "order_claims_granted" CHECK ("order_claims"."granted_fen" >= 0 and "order_claims"."asked_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"product" text NOT NULL,
	"link" text,
	"text" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "order_enquiries_answered" CHECK (("order_enquiries"."answered_at" is null) = ("order_enquiries"."answer" = ''))
);
--> statement-breakpoint
CREATE TABLE "order_enquiry_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"file_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"data" jsonb NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"author_id" uuid,
	"is_operator" boolean NOT NULL,
	"text" text NOT NULL,
	"phrase" jsonb,
	"locale" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text,
	"message_id" uuid,
	"claim_id" uuid,
	"file_id" uuid,
	"is_old" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_pictures_of_one" CHECK (num_nonnulls("order_pictures"."kind", "order_pictures"."message_id", "order_pictures"."claim_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid,
	"payer_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"price" jsonb NOT NULL,
	"versions" jsonb NOT NULL,
	"total_fen" bigint NOT NULL,
	"ordered_fen" bigint NOT NULL,
	"product" text NOT NULL,
	"requirements" text DEFAULT '' NOT NULL,
	"gift_card" text,
	"address_id" uuid,
	"stage" text NOT NULL,
	"stage_since" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"payable_until" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"claimed_by" uuid,
	"question" text DEFAULT '' NOT NULL,
	"goods_fen" bigint,
	"freight_fen" bigint,
	"shipping_fen" bigint,
	"shop_orders" text[] DEFAULT '{}'::text[] NOT NULL,
	"courier_numbers" text[] DEFAULT '{}'::text[] NOT NULL,
	"photo_count" integer DEFAULT 0 NOT NULL,
	"scale_count" integer DEFAULT 0 NOT NULL,
	"real_grams" integer,
	"carrier_bill_fen" bigint,
	"warehouse_since" timestamp (3) with time zone,
	"photo_decision" text,
	"photo_reason" text DEFAULT '' NOT NULL,
	"is_photo_by_clock" boolean DEFAULT false NOT NULL,
	"is_photo_held" boolean DEFAULT false NOT NULL,
	"settlement" jsonb,
	"parcel_id" uuid,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"estimate_from" date,
	"estimate_until" date,
	"return_choice" text,
	"decided_at" timestamp (3) with time zone,
	"cancel_asked_at" timestamp (3) with time zone,
	"cancel_asked_for" text DEFAULT '' NOT NULL,
	"cancelled_for" text DEFAULT '' NOT NULL,
	"stated_fen" bigint,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"open_claim" uuid,
	"claimed_since" timestamp (3) with time zone,
	"unanswered_since" timestamp (3) with time zone,
	"address_asked_at" timestamp (3) with time zone,
	"urgent_at" timestamp (3) with time zone NOT NULL,
	"leftover_since" timestamp (3) with time zone,
	"door_amount" bigint,
	"door_currency" text,
	"reminded_days" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_total" CHECK ("orders"."total_fen" > 0 and "orders"."ordered_fen" >= "orders"."total_fen"),
	CONSTRAINT "orders_one_total" CHECK (("orders"."price" ->> 'totalFen')::bigint = "orders"."total_fen"),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_fen" >= 0),
	CONSTRAINT "orders_version" CHECK ("orders"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"state" text DEFAULT 'opening' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"provider_ref" text,
	"provider_payment" text,
	"url" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"captured_fen" bigint DEFAULT 0 NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_not_negative" CHECK ("payment_attempts"."captured_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"body" text NOT NULL,
	"is_verified" boolean NOT NULL,
	"verdict" text,
	"payment_id" uuid,
	"waits_for" text,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"origin" text NOT NULL,
	"request_id" uuid,
	"amount_fen" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"failure" text,
	"provider_refund" text,
	"bank_reason" text,
	"answer_by" timestamp (3) with time zone,
	"tries" integer DEFAULT 1 NOT NULL,
	"actor_id" uuid,
	"asked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payment_refunds_above_zero" CHECK ("payment_refunds"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"payer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"failure" text,
	"provider" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" uuid,
	"latest_attempt" uuid,
	"outcome" text,
	"refunded_fen" bigint DEFAULT 0 NOT NULL,
	"attention" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount_above_zero" CHECK ("payments"."amount_fen" > 0),
	CONSTRAINT "payments_refunded_within" CHECK ("payments"."refunded_fen" between 0 and "payments"."amount_fen")
);
--> statement-breakpoint
CREATE TABLE "placements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"band" smallint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "placements_band" CHECK ("placements"."band" between 0 and 7)
);
--> statement-breakpoint
CREATE TABLE "learning_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"basis" jsonb NOT NULL,
	"stage" text DEFAULT 'waiting' NOT NULL,
	"written" smallint DEFAULT 0 NOT NULL,
	"written_of" smallint DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"content" jsonb,
	"made_by" text,
	"target_level" text,
	"title" text,
	"saved_at" timestamp (3) with time zone,
	"is_followed" boolean DEFAULT false NOT NULL,
	"share_key" text,
	"share_locale" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_accessed_at" timestamp (3) with time zone,
	"replanned_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "learning_plans_share_key_unique" UNIQUE("share_key"),
	CONSTRAINT "learning_plans_share" CHECK (("learning_plans"."share_key" is null) = ("learning_plans"."share_locale" is null)),
	CONSTRAINT "learning_plans_content" CHECK (("learning_plans"."state" = 'generated') = ("learning_plans"."content" is not null))
);
--> statement-breakpoint
CREATE TABLE "learning_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"step" text NOT NULL,
	"grade" text,
	"textbooks" text[] NOT NULL,
	"interests" text[] NOT NULL,
	"aim" jsonb,
	"dream" text NOT NULL,
	"likings" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"held_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'making' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"file_id" uuid,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "data_exports_state_known" CHECK ("data_exports"."state" in ('making', 'ready', 'failed', 'gone'))
);
--> statement-breakpoint
CREATE TABLE "person_ages" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"age" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"guardian_email" text,
	"link_hash" text,
	"link_until" timestamp (3) with time zone,
	"class_code" text,
	"known_as" text DEFAULT '' NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "person_ages_age_known" CHECK ("person_ages"."age" in ('adult', 'younger')),
	CONSTRAINT "person_ages_guarded" CHECK ("person_ages"."age" = 'younger' or "person_ages"."guardian_email" is null)
);
--> statement-breakpoint
CREATE TABLE "item_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"reader" text,
	"fields" jsonb NOT NULL,
	"other_prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"picture_id" uuid,
	"owns_picture" boolean DEFAULT true NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_drafts_problem" CHECK (("item_drafts"."state" = 'failed') = ("item_drafts"."problem" is not null)),
	CONSTRAINT "item_drafts_lease" CHECK (("item_drafts"."state" = 'reading') = ("item_drafts"."lease_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "own_texts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"characters" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"invited_id" uuid PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"code_id" uuid NOT NULL,
	"is_by_distributor" boolean NOT NULL,
	"verdict" text NOT NULL,
	"signals" text[] NOT NULL,
	"first_turns" integer DEFAULT 0 NOT NULL,
	"second_turns" integer DEFAULT 0 NOT NULL,
	"last_turn_at" timestamp (3) with time zone,
	"studied_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"decision_note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_not_own" CHECK ("invitations"."invited_id" <> "invitations"."inviter_id")
);
--> statement-breakpoint
CREATE TABLE "invite_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_codes_within_limit" CHECK ("invite_codes"."uses" <= "invite_codes"."max_uses")
);
--> statement-breakpoint
CREATE TABLE "referral_rewards" (
	"user_id" uuid NOT NULL,
	"tier" text NOT NULL,
	"claimed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"needed" integer NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "referral_rewards_once" PRIMARY KEY("user_id","tier")
);
--> statement-breakpoint
CREATE TABLE "referral_traces" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_traces_key" PRIMARY KEY("user_id","kind","hash")
);
--> statement-breakpoint
CREATE TABLE "report_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"shown_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "report_links_span" CHECK ("report_links"."expires_at" > "report_links"."created_at")
);
--> statement-breakpoint
CREATE TABLE "settings_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" text NOT NULL,
	"number" integer NOT NULL,
	"values" jsonb NOT NULL,
	"effective_from" timestamp (3) with time zone NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"based_on" uuid,
	"cancels" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_clocks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"zone" text,
	"zone_changed_on" date,
	"date" date,
	"day_ends_at" timestamp (3) with time zone,
	"counted_at" timestamp (3) with time zone,
	"unbooked_allowance" integer DEFAULT 0 NOT NULL,
	"unbooked_extra" integer DEFAULT 0 NOT NULL,
	"bookings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "study_clocks_day_whole" CHECK (("study_clocks"."date" is null) = ("study_clocks"."day_ends_at" is null)),
	CONSTRAINT "study_clocks_unbooked" CHECK ("study_clocks"."unbooked_allowance" >= 0 and "study_clocks"."unbooked_extra" >= 0)
);
--> statement-breakpoint
CREATE TABLE "study_days" (
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"given_seconds" integer NOT NULL,
	"counted_seconds" integer DEFAULT 0 NOT NULL,
	"is_review_done" boolean DEFAULT false NOT NULL,
	"is_answered" boolean DEFAULT false NOT NULL,
	CONSTRAINT "study_days_key" PRIMARY KEY("user_id","date")
);
--> statement-breakpoint
CREATE TABLE "study_cards" (
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"reading" text NOT NULL,
	"skill" text NOT NULL,
	"stage" text NOT NULL,
	"due" timestamp (3) with time zone,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"first_at" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone,
	"shown_at" timestamp (3) with time zone,
	"reviews" integer NOT NULL,
	"lapses" integer NOT NULL,
	"added_at" timestamp (3) with time zone,
	"is_suspended" boolean NOT NULL,
	"algorithm" text NOT NULL,
	"parameters" smallint NOT NULL,
	"last_event" uuid NOT NULL,
	CONSTRAINT "study_cards_key" PRIMARY KEY("user_id","word","reading","skill")
);
--> statement-breakpoint
CREATE TABLE "study_fits" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"version" smallint NOT NULL,
	"weights" double precision[] NOT NULL,
	"reviews" integer NOT NULL,
	"fitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_marks" (
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"marked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_marks_key" PRIMARY KEY("user_id","word")
);
--> statement-breakpoint
CREATE TABLE "study_recalls" (
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	"reading" text NOT NULL,
	"event_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"predicted" double precision NOT NULL,
	"is_known" boolean NOT NULL,
	CONSTRAINT "study_recalls_key" PRIMARY KEY("user_id","word","reading","event_id")
);
--> statement-breakpoint
CREATE TABLE "study_sessions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"left_out" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "study_sessions_key" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "study_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"retention" double precision NOT NULL,
	"skills" text[] NOT NULL,
	"easy_days" smallint[] NOT NULL,
	"free_days" smallint[] NOT NULL,
	"lists" text[] NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignment_reminders" (
	"assignment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reminded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assignment_reminders_key" PRIMARY KEY("assignment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"heading" text NOT NULL,
	"words" jsonb NOT NULL,
	"note" text NOT NULL,
	"due_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"contact" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"user_id" uuid,
	"code" text NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_members" (
	"class_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"known_as" text NOT NULL,
	"agreement" smallint NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"line_at" timestamp (3) with time zone,
	CONSTRAINT "class_members_key" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "hand_ins" (
	"assignment_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"handed_in_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"mark" text,
	"remark" text DEFAULT '' NOT NULL,
	"spots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"marked_at" timestamp (3) with time zone,
	CONSTRAINT "hand_ins_key" PRIMARY KEY("assignment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "teacher_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"place" text NOT NULL,
	"audience" text NOT NULL,
	"motive" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teaching_classes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"teacher_id" uuid NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"code" text NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teaching_classes_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"talk_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"input" text DEFAULT 'typed' NOT NULL,
	"state" text NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"failure" text,
	"speaker" text,
	"answers_id" uuid,
	"corrections" jsonb,
	"understood" text,
	"remembered" text,
	"helped" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"superseded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "messages_lease" CHECK (("messages"."state" = 'streaming') = ("messages"."lease_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "talks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text DEFAULT 'tutor' NOT NULL,
	"subject" text NOT NULL,
	"subject_version" integer DEFAULT 0 NOT NULL,
	"language" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summarised_seq" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_message_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talks_kind_known" CHECK ("talks"."kind" in ('tutor', 'role', 'scene')),
	CONSTRAINT "talks_language_known" CHECK ("talks"."language" in ('zh', 'en', 'pt'))
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"answer_id" uuid PRIMARY KEY NOT NULL,
	"model" text,
	"stand_in" text,
	"prompt_version" text,
	"rejected" jsonb,
	"decision" jsonb,
	"memory" jsonb,
	"progress" jsonb,
	"hard_words" jsonb,
	"teaching" jsonb
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" jsonb NOT NULL,
	"level" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"file_id" uuid,
	"poster_id" uuid,
	"captions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"width" integer,
	"height" integer,
	"seconds" integer,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"preview" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text NOT NULL,
	"is_confirmed" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_places_preview_known" CHECK ("waiting_places"."preview" in ('globalTutors', 'agent'))
);
--> statement-breakpoint
CREATE TABLE "file_contents" (
	"hash" text PRIMARY KEY NOT NULL,
	"size" bigint NOT NULL,
	"unused_since" timestamp (3) with time zone DEFAULT now(),
	CONSTRAINT "file_contents_hash" CHECK ("file_contents"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "file_contents_size" CHECK ("file_contents"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "file_removals" (
	"prefix" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_upload_pieces" (
	"upload_id" uuid NOT NULL,
	"starts_at" bigint NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "file_upload_pieces_upload_id_starts_at_pk" PRIMARY KEY("upload_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "file_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"size" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"file_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_uploads_size" CHECK ("file_uploads"."size" > 0),
	CONSTRAINT "file_uploads_received" CHECK ("file_uploads"."received" between 0 and "file_uploads"."size")
);
--> statement-breakpoint
CREATE TABLE "file_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"size" bigint NOT NULL,
	"media_type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"html" text NOT NULL,
	"reply_to" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_facts" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_avatar_file_id_file_uses_id_fk" FOREIGN KEY ("avatar_file_id") REFERENCES "public"."file_uses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewings" ADD CONSTRAINT "viewings_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_calls" ADD CONSTRAINT "ai_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_learner_days" ADD CONSTRAINT "ai_learner_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_models" ADD CONSTRAINT "ai_models_provider_id_ai_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."ai_providers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_reports" ADD CONSTRAINT "ai_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_reports" ADD CONSTRAINT "ai_reports_handled_by_users_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_use_models" ADD CONSTRAINT "ai_use_models_use_ai_uses_use_fk" FOREIGN KEY ("use") REFERENCES "public"."ai_uses"("use") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ai_use_models" ADD CONSTRAINT "ai_use_models_model_id_ai_models_id_fk" FOREIGN KEY ("model_id") REFERENCES "public"."ai_models"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anki_imports" ADD CONSTRAINT "anki_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anki_imports" ADD CONSTRAINT "anki_imports_file_id_file_uses_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_uses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "anki_notes" ADD CONSTRAINT "anki_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_reversals" ADD CONSTRAINT "commission_reversals_commission_id_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_invited_id_users_id_fk" FOREIGN KEY ("invited_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributor_applications" ADD CONSTRAINT "distributor_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distributor_applications" ADD CONSTRAINT "distributor_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_events" ADD CONSTRAINT "withdrawal_events_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_events" ADD CONSTRAINT "withdrawal_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_first_approved_by_users_id_fk" FOREIGN KEY ("first_approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_second_approved_by_users_id_fk" FOREIGN KEY ("second_approved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_publications" ADD CONSTRAINT "draft_publications_version" FOREIGN KEY ("kind","item_id","number") REFERENCES "public"."draft_versions"("kind","item_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_versions" ADD CONSTRAINT "draft_versions_item" FOREIGN KEY ("kind","item_id") REFERENCES "public"."draft_items"("kind","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_quotes" ADD CONSTRAINT "purchase_quotes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_facts" ADD CONSTRAINT "learner_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_memories" ADD CONSTRAINT "learner_memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_settings" ADD CONSTRAINT "learner_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_journal_id_ledger_journals_id_fk" FOREIGN KEY ("journal_id") REFERENCES "public"."ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_journals" ADD CONSTRAINT "ledger_journals_reverses_ledger_journals_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_journals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_seals" ADD CONSTRAINT "ledger_seals_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booster_applications" ADD CONSTRAINT "booster_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_grants" ADD CONSTRAINT "membership_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_grants" ADD CONSTRAINT "membership_grants_purchase_id_membership_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."membership_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_purchases" ADD CONSTRAINT "membership_purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_take_backs" ADD CONSTRAINT "membership_take_backs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_take_backs" ADD CONSTRAINT "membership_take_backs_purchase_id_membership_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."membership_purchases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_take_backs" ADD CONSTRAINT "membership_take_backs_grant_id_membership_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."membership_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_words" ADD CONSTRAINT "kept_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_labels" ADD CONSTRAINT "word_labels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_meanings" ADD CONSTRAINT "word_meanings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_media" ADD CONSTRAINT "word_media_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_media" ADD CONSTRAINT "word_media_file_id_file_uses_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_uses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_counters" ADD CONSTRAINT "notice_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mails" ADD CONSTRAINT "notice_mails_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mails" ADD CONSTRAINT "notice_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_pushes" ADD CONSTRAINT "notice_pushes_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_pushes" ADD CONSTRAINT "notice_pushes_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_addresses" ADD CONSTRAINT "order_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_balances" ADD CONSTRAINT "order_balances_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_claims" ADD CONSTRAINT "order_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_enquiries" ADD CONSTRAINT "order_enquiries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_enquiry_pictures" ADD CONSTRAINT "order_enquiry_pictures_enquiry_id_order_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."order_enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_enquiry_pictures" ADD CONSTRAINT "order_enquiry_pictures_file_id_file_uses_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_uses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pictures" ADD CONSTRAINT "order_pictures_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pictures" ADD CONSTRAINT "order_pictures_message_id_order_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."order_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pictures" ADD CONSTRAINT "order_pictures_claim_id_order_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."order_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pictures" ADD CONSTRAINT "order_pictures_file_id_file_uses_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_uses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_address_id_order_addresses_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."order_addresses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_claimed_by_users_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_settled_by_payment_attempts_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_latest_attempt_payment_attempts_id_fk" FOREIGN KEY ("latest_attempt") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placements" ADD CONSTRAINT "placements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_plans" ADD CONSTRAINT "learning_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_profiles" ADD CONSTRAINT "learning_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_file_id_file_uses_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_uses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_ages" ADD CONSTRAINT "person_ages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_drafts" ADD CONSTRAINT "item_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_drafts" ADD CONSTRAINT "item_drafts_picture_id_file_uses_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."file_uses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_texts" ADD CONSTRAINT "own_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_id_users_id_fk" FOREIGN KEY ("invited_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_code_id_invite_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."invite_codes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_codes" ADD CONSTRAINT "invite_codes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_traces" ADD CONSTRAINT "referral_traces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_versions" ADD CONSTRAINT "settings_versions_based_on_settings_versions_id_fk" FOREIGN KEY ("based_on") REFERENCES "public"."settings_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_versions" ADD CONSTRAINT "settings_versions_cancels_settings_versions_id_fk" FOREIGN KEY ("cancels") REFERENCES "public"."settings_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_clocks" ADD CONSTRAINT "study_clocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_days" ADD CONSTRAINT "study_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_cards" ADD CONSTRAINT "study_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_fits" ADD CONSTRAINT "study_fits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_marks" ADD CONSTRAINT "study_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_recalls" ADD CONSTRAINT "study_recalls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_sessions" ADD CONSTRAINT "study_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_settings" ADD CONSTRAINT "study_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_reminders" ADD CONSTRAINT "assignment_reminders_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_reminders" ADD CONSTRAINT "assignment_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_id_teaching_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."teaching_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_invitations" ADD CONSTRAINT "class_invitations_class_id_teaching_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."teaching_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_invitations" ADD CONSTRAINT "class_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_class_id_teaching_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."teaching_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_members" ADD CONSTRAINT "class_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_ins" ADD CONSTRAINT "hand_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_applications" ADD CONSTRAINT "teacher_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teacher_applications" ADD CONSTRAINT "teacher_applications_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teaching_classes" ADD CONSTRAINT "teaching_classes_teacher_id_users_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_talk_id_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talks" ADD CONSTRAINT "talks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_answer_id_messages_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_file_id_file_uses_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_uses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_file_uses_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."file_uses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_places" ADD CONSTRAINT "waiting_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_upload_pieces" ADD CONSTRAINT "file_upload_pieces_upload_id_file_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."file_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_file_id_file_uses_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file_uses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_hash_file_contents_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."file_contents"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_events_of_user" ON "account_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "account_events_of_actor" ON "account_events" USING btree ("actor_id") WHERE "account_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "credentials_of_user" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_account_key" ON "credentials" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_email_plain" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE INDEX "users_username_prefix" ON "users" USING btree (lower("username") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_avatar" ON "users" USING btree ("avatar_file_id") WHERE "users"."avatar_file_id" is not null;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_of_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_banned" ON "users" USING btree ("created_at","id") WHERE "users"."banned_at" is not null;--> statement-breakpoint
CREATE INDEX "users_banned_until" ON "users" USING btree ("banned_until") WHERE "users"."banned_until" is not null;--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_value" ON "verifications" USING btree ("value");--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "viewings_open" ON "viewings" USING btree ("session_id") WHERE "viewings"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "viewings_of_session" ON "viewings" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "viewings_of_user" ON "viewings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "viewings_of_admin" ON "viewings" USING btree ("admin_id") WHERE "viewings"."admin_id" is not null;--> statement-breakpoint
CREATE INDEX "viewings_untold" ON "viewings" USING btree ("ends_at") WHERE "viewings"."told_at" is null;--> statement-breakpoint
CREATE INDEX "viewings_started" ON "viewings" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "overview_days_by_day" ON "overview_days" USING btree ("day");--> statement-breakpoint
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
CREATE INDEX "anki_imports_latest" ON "anki_imports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "anki_imports_open" ON "anki_imports" USING btree ("user_id") WHERE "anki_imports"."status" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "anki_imports_age" ON "anki_imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "anki_imports_file" ON "anki_imports" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "audit_entries" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_subject" ON "audit_entries" USING btree ("subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_action" ON "audit_entries" USING btree ("action","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_kind" ON "audit_entries" USING btree ("subject_kind","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by_name" ON "audit_entries" USING btree ("subject_name","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_of_purchase" ON "audit_entries" USING btree (split_part("purchase", '/', 1),"created_at","id") WHERE "audit_entries"."purchase" <> '';--> statement-breakpoint
CREATE INDEX "audit_readings_newest" ON "audit_readings" USING btree ("last_at","reader_id");--> statement-breakpoint
CREATE INDEX "commission_reversals_of" ON "commission_reversals" USING btree ("commission_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "commissions_once" ON "commissions" USING btree ("source","reference");--> statement-breakpoint
CREATE INDEX "commissions_of_distributor" ON "commissions" USING btree ("distributor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "commissions_due" ON "commissions" USING btree ("available_at") WHERE "commissions"."matured_at" is null;--> statement-breakpoint
CREATE INDEX "commissions_due_of_distributor" ON "commissions" USING btree ("distributor_id","available_at") WHERE "commissions"."matured_at" is null;--> statement-breakpoint
CREATE INDEX "commissions_of_invited" ON "commissions" USING btree ("invited_id");--> statement-breakpoint
CREATE UNIQUE INDEX "distributor_applications_one_open" ON "distributor_applications" USING btree ("user_id") WHERE "distributor_applications"."state" = 'submitted';--> statement-breakpoint
CREATE INDEX "distributor_applications_of_user" ON "distributor_applications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "distributor_applications_by_state" ON "distributor_applications" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "distributor_applications_of_decider" ON "distributor_applications" USING btree ("decided_by") WHERE "distributor_applications"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "withdrawal_events_of" ON "withdrawal_events" USING btree ("withdrawal_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_events_of_actor" ON "withdrawal_events" USING btree ("actor_id") WHERE "withdrawal_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_of_person" ON "withdrawals" USING btree ("person_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_of_payee" ON "withdrawals" USING btree ("payee_key");--> statement-breakpoint
CREATE INDEX "withdrawals_by_state" ON "withdrawals" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_newest" ON "withdrawals" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawals_of_first_approver" ON "withdrawals" USING btree ("first_approved_by") WHERE "withdrawals"."first_approved_by" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_of_second_approver" ON "withdrawals" USING btree ("second_approved_by") WHERE "withdrawals"."second_approved_by" is not null;--> statement-breakpoint
CREATE INDEX "draft_publications_by_version" ON "draft_publications" USING btree ("kind","item_id","number");--> statement-breakpoint
CREATE INDEX "purchase_quotes_of_user" ON "purchase_quotes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "purchase_quotes_expired" ON "purchase_quotes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "learner_facts_once" ON "learner_facts" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "learner_facts_latest" ON "learner_facts" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "learning_events_history" ON "learning_events" USING btree ("user_id","happened_at","device_id","device_seq","id");--> statement-breakpoint
CREATE INDEX "learning_events_of_item" ON "learning_events" USING btree ("user_id","item_kind","item","reading","happened_at");--> statement-breakpoint
CREATE INDEX "learning_events_of_source" ON "learning_events" USING btree ("user_id","source_id");--> statement-breakpoint
CREATE INDEX "learning_events_of_place" ON "learning_events" USING btree ("source","source_id","user_id","happened_at" DESC NULLS LAST) WHERE "learning_events"."source" in ('lesson', 'reading');--> statement-breakpoint
CREATE INDEX "learning_events_undone" ON "learning_events" USING btree ("user_id","undoes") WHERE "learning_events"."undoes" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_once" ON "ledger_accounts" USING btree ("kind","owner_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_of_owner" ON "ledger_accounts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_newest" ON "ledger_accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_accounts_of_kind" ON "ledger_accounts" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_checks_newest" ON "ledger_checks" USING btree ("scope","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_statement" ON "ledger_entries" USING btree ("account_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_journals_key" ON "ledger_journals" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_journals_reversed_once" ON "ledger_journals" USING btree ("reverses") WHERE "ledger_journals"."reverses" is not null;--> statement-breakpoint
CREATE INDEX "ledger_journals_of_kind" ON "ledger_journals" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "letters_of_user" ON "letters" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "letters_waiting" ON "letters" USING btree ("created_at","id") WHERE not "letters"."is_operator" and "letters"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "letters_one_waits" ON "letters" USING btree ("user_id") WHERE not "letters"."is_operator" and "letters"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "booster_applications_once" ON "booster_applications" USING btree ("user_id","month","number");--> statement-breakpoint
CREATE INDEX "booster_applications_of_user" ON "booster_applications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_grants_key" ON "membership_grants" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_grants_of_purchase" ON "membership_grants" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "membership_grants_of_user" ON "membership_grants" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "membership_grants_end" ON "membership_grants" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "membership_purchases_of_user" ON "membership_purchases" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "membership_purchases_given" ON "membership_purchases" USING btree ("user_id","fulfilled_at","id") WHERE "membership_purchases"."fulfilled_at" is not null;--> statement-breakpoint
CREATE INDEX "membership_take_backs_of_purchase" ON "membership_take_backs" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "membership_take_backs_of_user" ON "membership_take_backs" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_take_backs_of_grant" ON "membership_take_backs" USING btree ("grant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_words_once" ON "kept_words" USING btree ("user_id","word","pinyin");--> statement-breakpoint
CREATE INDEX "kept_words_latest" ON "kept_words" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "word_labels_word" ON "word_labels" USING btree ("user_id","word");--> statement-breakpoint
CREATE INDEX "word_media_file" ON "word_media" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "notice_mails_of_user" ON "notice_mails" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notice_pushes_due" ON "notice_pushes" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "notice_pushes_device" ON "notice_pushes" USING btree ("device_id");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_seq" ON "notices" USING btree ("user_id","seq");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id","seq") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_age" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_devices_of_user" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_addresses_once" ON "order_addresses" USING btree ("user_id","fingerprint");--> statement-breakpoint
CREATE INDEX "order_addresses_latest" ON "order_addresses" USING btree ("user_id","used_at");--> statement-breakpoint
CREATE INDEX "order_addresses_old" ON "order_addresses" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "order_addresses_by_name" ON "order_addresses" USING gin ("name_keys");--> statement-breakpoint
CREATE INDEX "order_balances_of_order" ON "order_balances" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_claims_of_order" ON "order_claims" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_claims_one_open" ON "order_claims" USING btree ("order_id") WHERE "order_claims"."state" = 'open';--> statement-breakpoint
CREATE INDEX "order_enquiries_of_user" ON "order_enquiries" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_enquiries_waiting" ON "order_enquiries" USING btree ("created_at","id") WHERE "order_enquiries"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "order_enquiries_listed" ON "order_enquiries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_enquiry_pictures_of_enquiry" ON "order_enquiry_pictures" USING btree ("enquiry_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_enquiry_pictures_file" ON "order_enquiry_pictures" USING btree ("file_id") WHERE "order_enquiry_pictures"."file_id" is not null;--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_messages_of_order" ON "order_messages" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_pictures_of_order" ON "order_pictures" USING btree ("order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_pictures_of_message" ON "order_pictures" USING btree ("message_id") WHERE "order_pictures"."message_id" is not null;--> statement-breakpoint
CREATE INDEX "order_pictures_of_claim" ON "order_pictures" USING btree ("claim_id") WHERE "order_pictures"."claim_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_pictures_file" ON "order_pictures" USING btree ("file_id") WHERE "order_pictures"."file_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_quote" ON "orders" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_in_stage" ON "orders" USING btree ("stage","urgent_at","id");--> statement-breakpoint
CREATE INDEX "orders_urgent" ON "orders" USING btree ("urgent_at","id");--> statement-breakpoint
CREATE INDEX "orders_claimed" ON "orders" USING btree ("claimed_by","urgent_at","id") WHERE "orders"."claimed_by" is not null;--> statement-breakpoint
CREATE INDEX "orders_with_claim" ON "orders" USING btree ("urgent_at","id") WHERE "orders"."open_claim" is not null;--> statement-breakpoint
CREATE INDEX "orders_to_cancel" ON "orders" USING btree ("urgent_at","id") WHERE "orders"."cancel_asked_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_unanswered" ON "orders" USING btree ("urgent_at","id") WHERE "orders"."unanswered_since" is not null;--> statement-breakpoint
CREATE INDEX "orders_leftover" ON "orders" USING btree ("urgent_at","id") WHERE "orders"."leftover_since" is not null;--> statement-breakpoint
CREATE INDEX "orders_without_bill" ON "orders" USING btree ("urgent_at","id") WHERE "orders"."stage" in ('dispatched', 'customs', 'delivered') and "orders"."carrier_bill_fen" is null;--> statement-breakpoint
CREATE INDEX "orders_decided" ON "orders" USING btree ("photo_decision","urgent_at","id") WHERE "orders"."stage" = 'in_warehouse' and "orders"."photo_decision" is not null;--> statement-breakpoint
CREATE INDEX "orders_number_end" ON "orders" USING btree (right("number", 6));--> statement-breakpoint
CREATE INDEX "orders_at_shop" ON "orders" USING gin ("shop_orders");--> statement-breakpoint
CREATE INDEX "orders_by_courier" ON "orders" USING gin ("courier_numbers");--> statement-breakpoint
CREATE INDEX "orders_of_address" ON "orders" USING btree ("address_id");--> statement-breakpoint
CREATE INDEX "orders_of_parcel" ON "orders" USING btree ("parcel_id") WHERE "orders"."parcel_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_tracking" ON "orders" USING btree ("tracking_number") WHERE "orders"."tracking_number" <> '';--> statement-breakpoint
CREATE INDEX "orders_closed" ON "orders" USING btree ("closed_at") WHERE "orders"."address_id" is not null;--> statement-breakpoint
CREATE INDEX "payment_attempts_of_payment" ON "payment_attempts" USING btree ("payment_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_of_money" ON "payment_attempts" USING btree ("provider_payment");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_provider_ref" ON "payment_attempts" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("created_at") WHERE "payment_attempts"."state" in ('opening', 'open', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_events_of_payment" ON "payment_events" USING btree ("payment_id","received_at");--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_events_early" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."waits_for" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_refused" ON "payment_events" USING btree ("received_at","id") WHERE "payment_events"."payment_id" is null;--> statement-breakpoint
CREATE INDEX "payment_refunds_of_payment" ON "payment_refunds" USING btree ("payment_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_refunds_newest" ON "payment_refunds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_refunds_by_state" ON "payment_refunds" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_refunds_settled" ON "payment_refunds" USING btree ("settled_at") WHERE "payment_refunds"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_refunds_of_provider" ON "payment_refunds" USING btree ("provider_refund");--> statement-breakpoint
CREATE INDEX "payment_refunds_disputes" ON "payment_refunds" USING btree ("created_at","id") WHERE "payment_refunds"."origin" = 'dispute';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_of_request" ON "payment_refunds" USING btree ("request_id","payment_id") WHERE "payment_refunds"."request_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_automatic" ON "payment_refunds" USING btree ("attempt_id") WHERE "payment_refunds"."origin" in ('duplicate', 'unfulfillable');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_number" ON "payments" USING btree ("number");--> statement-breakpoint
CREATE INDEX "payments_of_payer" ON "payments" USING btree ("payer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_state" ON "payments" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_of_purchase" ON "payments" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "payments_of_amount" ON "payments" USING btree ("amount_fen","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_settled" ON "payments" USING btree ("settled_at") WHERE "payments"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_to_look_at" ON "payments" USING btree ("created_at") WHERE "payments"."attention" is not null;--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("expires_at") WHERE "payments"."state" in ('created', 'processing', 'failed', 'unknown');--> statement-breakpoint
CREATE INDEX "placements_latest" ON "placements" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "learning_plans_of_user" ON "learning_plans" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "learning_plans_one_at_work" ON "learning_plans" USING btree ("user_id") WHERE "learning_plans"."state" = 'generating';--> statement-breakpoint
CREATE UNIQUE INDEX "learning_plans_followed" ON "learning_plans" USING btree ("user_id") WHERE "learning_plans"."is_followed";--> statement-breakpoint
CREATE INDEX "learning_plans_at_work" ON "learning_plans" USING btree ("created_at") WHERE "learning_plans"."state" = 'generating';--> statement-breakpoint
CREATE INDEX "learning_plans_unsaved" ON "learning_plans" USING btree ("created_at") WHERE "learning_plans"."saved_at" is null;--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at","user_id");--> statement-breakpoint
CREATE INDEX "account_deletions_unreminded" ON "account_deletions" USING btree ("due_at") WHERE "account_deletions"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "data_exports_latest" ON "data_exports" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one_making" ON "data_exports" USING btree ("user_id") WHERE "data_exports"."state" = 'making';--> statement-breakpoint
CREATE INDEX "data_exports_making" ON "data_exports" USING btree ("asked_at") WHERE "data_exports"."state" = 'making';--> statement-breakpoint
CREATE INDEX "data_exports_ending" ON "data_exports" USING btree ("until") WHERE "data_exports"."state" = 'ready';--> statement-breakpoint
CREATE INDEX "data_exports_file" ON "data_exports" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "data_exports_age" ON "data_exports" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "person_ages_link" ON "person_ages" USING btree ("link_hash") WHERE "person_ages"."link_hash" is not null;--> statement-breakpoint
CREATE INDEX "person_ages_of_class" ON "person_ages" USING btree ("class_code") WHERE "person_ages"."class_code" is not null;--> statement-breakpoint
CREATE INDEX "item_drafts_of_user" ON "item_drafts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "item_drafts_of_picture" ON "item_drafts" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "item_drafts_untouched" ON "item_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "own_texts_latest" ON "own_texts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invitations_of_inviter" ON "invitations" USING btree ("inviter_id","created_at","invited_id");--> statement-breakpoint
CREATE INDEX "invitations_of_code" ON "invitations" USING btree ("code_id","created_at","invited_id");--> statement-breakpoint
CREATE INDEX "invitations_newest" ON "invitations" USING btree ("created_at","invited_id");--> statement-breakpoint
CREATE INDEX "invitations_to_judge" ON "invitations" USING btree ("created_at","invited_id") WHERE "invitations"."verdict" = 'suspicious';--> statement-breakpoint
CREATE INDEX "invitations_of_decider" ON "invitations" USING btree ("decided_by") WHERE "invitations"."decided_by" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invite_codes_code" ON "invite_codes" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "invite_codes_one_personal" ON "invite_codes" USING btree ("owner_id") WHERE "invite_codes"."kind" = 'personal';--> statement-breakpoint
CREATE INDEX "invite_codes_of_owner" ON "invite_codes" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invite_codes_of_distributors" ON "invite_codes" USING btree ("created_at","id") WHERE "invite_codes"."kind" = 'distributor';--> statement-breakpoint
CREATE INDEX "referral_traces_same" ON "referral_traces" USING btree ("kind","hash");--> statement-breakpoint
CREATE INDEX "referral_traces_age" ON "referral_traces" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "report_links_latest" ON "report_links" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "settings_versions_number" ON "settings_versions" USING btree ("area","number");--> statement-breakpoint
CREATE UNIQUE INDEX "settings_versions_cancelled_once" ON "settings_versions" USING btree ("cancels");--> statement-breakpoint
CREATE INDEX "settings_versions_in_effect" ON "settings_versions" USING btree ("area","effective_from","number");--> statement-breakpoint
CREATE INDEX "study_days_by_date" ON "study_days" USING btree ("date");--> statement-breakpoint
CREATE INDEX "study_cards_due" ON "study_cards" USING btree ("user_id","due") WHERE "study_cards"."due" is not null;--> statement-breakpoint
CREATE INDEX "study_cards_new" ON "study_cards" USING btree ("user_id","added_at") WHERE "study_cards"."stage" = 'new' and "study_cards"."due" is null and not "study_cards"."is_suspended";--> statement-breakpoint
CREATE INDEX "study_marks_oldest" ON "study_marks" USING btree ("marked_at");--> statement-breakpoint
CREATE INDEX "study_recalls_history" ON "study_recalls" USING btree ("user_id","at","event_id");--> statement-breakpoint
CREATE INDEX "study_sessions_latest" ON "study_sessions" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "assignment_reminders_of_user" ON "assignment_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assignments_of_class" ON "assignments" USING btree ("class_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_invitations_key" ON "class_invitations" USING btree ("class_id","contact");--> statement-breakpoint
CREATE INDEX "class_invitations_by_contact" ON "class_invitations" USING btree ("contact");--> statement-breakpoint
CREATE INDEX "class_invitations_of_user" ON "class_invitations" USING btree ("user_id") WHERE "class_invitations"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "class_invitations_by_age" ON "class_invitations" USING btree ("invited_at");--> statement-breakpoint
CREATE INDEX "class_members_of_user" ON "class_members" USING btree ("user_id","joined_at");--> statement-breakpoint
CREATE INDEX "hand_ins_of_user" ON "hand_ins" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "teacher_applications_one_open" ON "teacher_applications" USING btree ("user_id") WHERE "teacher_applications"."state" = 'submitted';--> statement-breakpoint
CREATE INDEX "teacher_applications_of_user" ON "teacher_applications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "teacher_applications_by_state" ON "teacher_applications" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "teacher_applications_of_decider" ON "teacher_applications" USING btree ("decided_by") WHERE "teacher_applications"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "teaching_classes_of_teacher" ON "teaching_classes" USING btree ("teacher_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_shown" ON "messages" USING btree ("talk_id","seq") WHERE "messages"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "messages_superseded" ON "messages" USING btree ("superseded_at") WHERE "messages"."superseded_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_of_talk" ON "messages" USING btree ("talk_id");--> statement-breakpoint
CREATE INDEX "messages_streaming" ON "messages" USING btree ("talk_id") WHERE "messages"."state" = 'streaming';--> statement-breakpoint
CREATE INDEX "talks_of_user_latest" ON "talks" USING btree ("user_id","last_message_at","id");--> statement-breakpoint
CREATE INDEX "talks_of_kind_latest" ON "talks" USING btree ("user_id","kind","last_message_at","id");--> statement-breakpoint
CREATE INDEX "talks_newest" ON "talks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "videos_by_file" ON "videos" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "videos_by_poster" ON "videos" USING btree ("poster_id");--> statement-breakpoint
CREATE INDEX "videos_by_time" ON "videos" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_places_once" ON "waiting_places" USING btree ("user_id","preview");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_places_link" ON "waiting_places" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "waiting_places_unconfirmed" ON "waiting_places" USING btree ("email") WHERE not "waiting_places"."is_confirmed";--> statement-breakpoint
CREATE INDEX "waiting_places_latest" ON "waiting_places" USING btree ("preview","is_confirmed","created_at","id");--> statement-breakpoint
CREATE INDEX "file_contents_unused" ON "file_contents" USING btree ("unused_since") WHERE "file_contents"."unused_since" is not null;--> statement-breakpoint
CREATE INDEX "file_removals_oldest" ON "file_removals" USING btree ("since");--> statement-breakpoint
CREATE INDEX "file_uploads_of_owner" ON "file_uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "file_uploads_of_file" ON "file_uploads" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "file_uploads_expiry" ON "file_uploads" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "file_uses_of_owner" ON "file_uses" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "file_uses_of_content" ON "file_uses" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("created_at") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "mails_of_owner" ON "mails" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "rate_limits_window_ends_at" ON "rate_limits" USING btree ("window_ends_at");
--> statement-breakpoint
-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- A session can end in many ways: sign-out, another password, a ban, a new role. Streams that it opened end with it.
CREATE FUNCTION "public"."sessions_tell_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('yulu', 'session-ended:' || OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_end_told" AFTER DELETE ON "sessions"
  FOR EACH ROW WHEN (OLD.expires_at > now()) EXECUTE FUNCTION "public"."sessions_tell_end"();
--> statement-breakpoint
-- Files know no table of people (kit knows no feature), but go with their owner all the same.
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_owner_fk"
  FOREIGN KEY ("owner_id") REFERENCES "users" ("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_owner_fk"
  FOREIGN KEY ("owner_id") REFERENCES "users" ("id") ON DELETE CASCADE;
--> statement-breakpoint
-- So do mails.
ALTER TABLE "mails" ADD CONSTRAINT "mails_owner_fk"
  FOREIGN KEY ("owner_id") REFERENCES "users" ("id") ON DELETE CASCADE;
--> statement-breakpoint
-- The admins' search inside names: by runs of two and of three neighbouring characters, since trigrams of PostgreSQL's
-- own know no Chinese under our locale, and names of two characters have none.
CREATE FUNCTION "public"."character_runs"(value text, size integer) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(DISTINCT substr(value, place, size)), '{}')
    FROM generate_series(1, length(value) - size + 1) AS place);
--> statement-breakpoint
CREATE FUNCTION "public"."searched_runs"(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN "public"."character_runs"(value, 2) || "public"."character_runs"(value, 3);
--> statement-breakpoint
CREATE INDEX "users_searched" ON "users" USING gin
  ("public"."searched_runs"(lower(name || chr(10) || coalesce(username, '') || chr(10) || email)));
--> statement-breakpoint
-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

INSERT INTO "ai_uses" ("use") VALUES ('chat'), ('plan'), ('recognition'), ('translation'), ('speech');
--> statement-breakpoint
INSERT INTO "ai_limits" ("id") VALUES (1);
--> statement-breakpoint
-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- What was done stays written down as it was, whoever would rather have it otherwise.
CREATE FUNCTION "public"."audit_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit only grows: % of % is refused', lower(tg_op), tg_table_name
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_entries_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."audit_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_readings_stay" BEFORE DELETE OR TRUNCATE ON "audit_readings"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."audit_refuse_change"();
--> statement-breakpoint
-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

CREATE FUNCTION "public"."drafts_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'versions and publications only grow: % is refused', lower(tg_op)
    USING ERRCODE = 'restrict_violation', HINT = 'Write a new version.';
END $$;
--> statement-breakpoint
CREATE TRIGGER "draft_versions_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "draft_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."drafts_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "draft_publications_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "draft_publications"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."drafts_refuse_change"();
--> statement-breakpoint
-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- What happened stays as it was told. Rows go with their person, whose row is gone by then, and are changed by nobody.
CREATE FUNCTION "public"."learning_events_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "users" WHERE "id" = OLD."user_id") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "learning_events_stay" BEFORE UPDATE OR DELETE ON "learning_events"
  FOR EACH ROW EXECUTE FUNCTION "public"."learning_events_refuse"();
--> statement-breakpoint
CREATE TRIGGER "learning_events_stay_whole" BEFORE TRUNCATE ON "learning_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."learning_events_refuse"();
--> statement-breakpoint
-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- A balance is written with every booking: room on the page lets the new version stay beside the old.
ALTER TABLE "ledger_accounts" SET (fillfactor = 50);
--> statement-breakpoint
CREATE FUNCTION "public"."ledger_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger only grows: % of % is refused', lower(tg_op), tg_table_name
    USING ERRCODE = 'restrict_violation', HINT = 'Correct a journal with another journal.';
END $$;
--> statement-breakpoint
-- Books an entry into its account, or names what forbids it and the account in question.
CREATE FUNCTION "public"."ledger_book_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reason text;
BEGIN
  UPDATE public.ledger_accounts
    SET balance = balance + new.amount, entry_count = entry_count + 1
    WHERE id = new.account_id AND asset = new.asset
      AND (floor IS NULL OR balance + new.amount >= floor) AND abs(balance + new.amount) <= 9007199254740991
    RETURNING balance, entry_count INTO new.balance_after, new.number;
  IF FOUND THEN
    RETURN new;
  END IF;
  SELECT CASE
      WHEN asset <> new.asset THEN 'asset_mismatch'
      WHEN abs(balance + new.amount) > 9007199254740991 THEN 'out_of_range'
      ELSE 'overdraft'
    END INTO reason FROM public.ledger_accounts WHERE id = new.account_id;
  RAISE EXCEPTION 'the ledger refuses % % on account %', new.amount, new.asset, new.account_id
    USING ERRCODE = 'check_violation', CONSTRAINT = coalesce(reason, 'account_unknown'), DETAIL = new.account_id;
END $$;
--> statement-breakpoint
-- A journal is whole when it has the entries that it says, and each asset sums to zero.
CREATE FUNCTION "public"."ledger_hold_balance"(checked uuid, expected integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  booked bigint;
  assets_off bigint;
BEGIN
  SELECT coalesce(sum(entries), 0), count(*) FILTER (WHERE total <> 0) INTO booked, assets_off
    FROM (SELECT count(*) AS entries, sum(amount) AS total
            FROM public.ledger_entries WHERE journal_id = checked GROUP BY asset) AS by_asset;
  IF assets_off > 0 THEN
    RAISE EXCEPTION 'journal % does not balance', checked
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_journals_balanced';
  END IF;
  IF booked <> expected THEN
    RAISE EXCEPTION 'journal % has % entries instead of %', checked, booked, expected
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_journals_complete';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "public"."ledger_hold_journal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.ledger_hold_balance(new.id, new.entry_count);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For entries that are added to a journal later: it has all that it says already.
CREATE FUNCTION "public"."ledger_hold_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.ledger_hold_balance(id, entry_count) FROM public.ledger_journals WHERE id = new.journal_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The row of the account stays locked from here to the end of the transaction, so its numbers have no gaps.
CREATE TRIGGER "ledger_entries_book" BEFORE INSERT ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "public"."ledger_book_entry"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balanced" AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "public"."ledger_hold_entry"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_journals_balanced" AFTER INSERT ON "ledger_journals"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "public"."ledger_hold_journal"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."ledger_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_journals_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_journals"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."ledger_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_stay" BEFORE DELETE OR TRUNCATE ON "ledger_accounts"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."ledger_refuse_change"();
--> statement-breakpoint
-- An account is written by the booking of an entry alone, which is a trigger and so one level deep.
CREATE TRIGGER "ledger_accounts_booked_only" BEFORE UPDATE ON "ledger_accounts"
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "public"."ledger_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_open_empty" BEFORE INSERT ON "ledger_accounts"
  FOR EACH ROW WHEN (new.balance <> 0 OR new.entry_count <> 0) EXECUTE FUNCTION "public"."ledger_refuse_change"();
--> statement-breakpoint
-- Books a journal, or answers why it cannot without ending the caller's transaction. Nothing comes back when a journal
-- with this key, or one that reverses the same, stands in the way. Accounts are locked in the order of their ids, last.
CREATE FUNCTION "public"."ledger_post"(
  new_id uuid, new_key text, new_hash text, new_kind text, new_actor uuid, new_note text, new_reverses uuid,
  accounts uuid[], assets text[], amounts bigint[]
) RETURNS TABLE (booked_at timestamptz, refused text, refused_account text) LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.ledger_journals (id, key, hash, kind, actor_id, note, reverses, entry_count)
    VALUES (new_id, new_key, new_hash, new_kind, new_actor, new_note, new_reverses, cardinality(accounts))
    ON CONFLICT DO NOTHING RETURNING created_at INTO booked_at;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  INSERT INTO public.ledger_entries (journal_id, account_id, asset, amount, number, balance_after)
    SELECT new_id, wanted.id, wanted.asset, wanted.amount, 0, 0
    FROM unnest(accounts, assets, amounts) AS wanted (id, asset, amount) ORDER BY wanted.id;
  RETURN NEXT;
EXCEPTION WHEN check_violation THEN
  -- What was written above is undone; only the booking of an entry names its reason so.
  GET STACKED DIAGNOSTICS refused = CONSTRAINT_NAME, refused_account = PG_EXCEPTION_DETAIL;
  IF refused NOT IN ('overdraft', 'account_unknown', 'asset_mismatch', 'out_of_range') THEN
    RAISE;
  END IF;
  booked_at := NULL;
  RETURN NEXT;
END $$;
--> statement-breakpoint
-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- What was granted and taken back is a record of what happened. Rows go with their person and are changed by nobody.
CREATE FUNCTION "public"."membership_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "membership_grants_stay" BEFORE UPDATE OR TRUNCATE ON "membership_grants"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."membership_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "membership_take_backs_stay" BEFORE UPDATE OR TRUNCATE ON "membership_take_backs"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."membership_refuse_change"();
--> statement-breakpoint
-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- Numbers a person's notices at commit. Only so do numbers become visible in their order, which a stream needs to go on
-- from the last one it has; and the row of the counter is locked last, and for no longer than the commit takes.
CREATE FUNCTION "public"."notices_number"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  number bigint;
BEGIN
  -- The notice may have gone with its person in the same transaction.
  IF NOT EXISTS (SELECT FROM notices WHERE id = NEW.id) THEN
    RETURN NULL;
  END IF;
  INSERT INTO notice_counters AS counter (user_id, last_seq) VALUES (NEW.user_id, 1)
    ON CONFLICT (user_id) DO UPDATE SET last_seq = counter.last_seq + 1
    RETURNING last_seq INTO number;
  UPDATE notices SET seq = number WHERE id = NEW.id;
  PERFORM pg_notify('yulu', 'notices:' || NEW.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "notices_numbered" AFTER INSERT ON "notices"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "public"."notices_number"();
--> statement-breakpoint
-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- What happened to an order is a record: rows go with their order and are changed by nobody.
CREATE FUNCTION "public"."order_events_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_events_stay" BEFORE UPDATE OR TRUNCATE ON "order_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."order_events_refuse_change"();
--> statement-breakpoint
-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- The history of settings only grows; what held at a moment of the past never changes.
CREATE FUNCTION "public"."settings_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of settings only grows: % is refused', lower(tg_op)
    USING ERRCODE = 'restrict_violation', HINT = 'Write a new version.';
END $$;
--> statement-breakpoint
CREATE TRIGGER "settings_versions_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "settings_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."settings_refuse_change"();
--> statement-breakpoint
CREATE FUNCTION "public"."settings_hold_time"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.effective_from < date_trunc('milliseconds', now()) THEN
    RAISE EXCEPTION 'a version of settings cannot begin in the past'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'settings_versions_not_past';
  END IF;
  IF EXISTS (SELECT FROM public.settings_versions WHERE id = new.cancels AND effective_from <= now()) THEN
    RAISE EXCEPTION 'a version that holds already cannot be cancelled'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'settings_versions_not_begun';
  END IF;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER "settings_versions_in_time" BEFORE INSERT ON "settings_versions"
  FOR EACH ROW EXECUTE FUNCTION "public"."settings_hold_time"();
--> statement-breakpoint
-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- Whoever adds to the log marks the words whose cards must be computed again, in the same transaction. Who computes them
-- holds the mark, so that what is added meanwhile waits and marks anew. In one order, so that nobody waits in a circle.
CREATE FUNCTION "public"."study_mark_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "public"."study_marks" ("user_id", "word")
    SELECT "user_id", "item" FROM added WHERE "item_kind" = 'word'
    UNION
    SELECT undone."user_id", undone."item" FROM added
      JOIN "public"."learning_events" AS undone
        ON undone."user_id" = added."user_id" AND undone."id" = added."undoes" AND undone."item_kind" = 'word'
    ORDER BY 1, 2
    ON CONFLICT ("user_id", "word") DO UPDATE SET "marked_at" = now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "study_mark_added" AFTER INSERT ON "learning_events"
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."study_mark_words"();
--> statement-breakpoint
-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- Begins an answer, or says why not; then nothing is changed. `new_text` is null for a question that is stored already;
-- what is shown from `from_seq` on gives way to the new answer. One round trip, so that the locks are held as briefly as
-- possible: of the talk (one answer at a time) and of the person (a limited number of them). Each statement sees what
-- was stored before its locks were had.
CREATE FUNCTION "public"."talk_begin_answer"(
  asker uuid, in_talk uuid, question_id uuid, new_text text, new_input text, said_at timestamptz, answer_id uuid,
  from_seq bigint, lease_seconds double precision, most_messages integer, most_live integer
) RETURNS TABLE (
  refused text, talk public.talks, question public.messages, answer public.messages, superseded uuid[]
) LANGUAGE plpgsql AS $$
DECLARE
  newest public.messages;
BEGIN
  SELECT * INTO talk FROM public.talks WHERE id = in_talk AND user_id = asker FOR UPDATE;
  SELECT * INTO question FROM public.messages WHERE id = question_id;
  SELECT * INTO newest FROM public.messages
    WHERE talk_id = in_talk AND superseded_at IS NULL ORDER BY seq DESC LIMIT 1;
  refused := CASE
    WHEN talk.id IS NULL THEN 'not_found'
    WHEN new_text IS NOT NULL AND question.id IS NOT NULL THEN 'known'
    WHEN newest.state = 'streaming' AND newest.lease_until > clock_timestamp() THEN 'talk_busy'
    WHEN (SELECT count(*) FROM public.messages WHERE talk_id = in_talk) >= most_messages THEN 'talk_full'
  END;
  IF refused IS NULL THEN
    -- Whoever else begins one for the same person waits here: of many at once, each counts those before it.
    PERFORM pg_advisory_xact_lock(hashtextextended('answers:' || asker, 0));
    IF (SELECT count(*) FROM public.messages JOIN public.talks ON talks.id = messages.talk_id
        WHERE talks.user_id = asker AND messages.state = 'streaming'
          AND messages.lease_until > clock_timestamp()) >= most_live THEN
      refused := 'too_many_answers';
    END IF;
  END IF;
  IF refused IS NOT NULL THEN
    RETURN NEXT;
    RETURN;
  END IF;
  IF from_seq IS NOT NULL THEN
    -- A streaming row that is taken out must not stay streaming: its lease would never end well.
    WITH taken AS (
      UPDATE public.messages
        SET superseded_at = clock_timestamp(), lease_until = NULL,
          state = CASE WHEN state = 'streaming' THEN 'broken_off' ELSE state END
        WHERE talk_id = in_talk AND superseded_at IS NULL AND seq >= from_seq
        RETURNING id
    ) SELECT array_agg(id) INTO superseded FROM taken;
  END IF;
  -- Without a connection the device tells when it was said, but after what stands before it and not to come.
  said_at := CASE WHEN said_at IS NULL THEN clock_timestamp()
    ELSE least(clock_timestamp(), greatest(newest.created_at, said_at)) END;
  IF new_text IS NOT NULL THEN
    INSERT INTO public.messages (id, talk_id, author, text, input, state, created_at, finished_at)
      VALUES (question_id, in_talk, 'learner', new_text, new_input, 'complete', said_at, clock_timestamp())
      RETURNING * INTO question;
  END IF;
  INSERT INTO public.messages (id, talk_id, author, text, state, lease_until, answers_id, created_at)
    VALUES (answer_id, in_talk, 'tutor', '', 'streaming',
      clock_timestamp() + make_interval(secs => lease_seconds), question_id, said_at)
    RETURNING * INTO answer;
  UPDATE public.talks SET last_message_at = clock_timestamp() WHERE id = in_talk RETURNING * INTO talk;
  RETURN NEXT;
END $$;
--> statement-breakpoint
-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- Rows also go with their owner, where no code of ours runs: the triggers tell the job what may have become unused.
CREATE FUNCTION "public"."file_content_maybe_unused"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "file_contents" SET "unused_since" = now() WHERE "hash" = OLD."hash";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "file_uses_free_content" AFTER DELETE ON "file_uses"
  FOR EACH ROW EXECUTE FUNCTION "public"."file_content_maybe_unused"();
--> statement-breakpoint
CREATE FUNCTION "public"."file_upload_leaves_pieces"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "file_removals" ("prefix") VALUES ('uploads/' || OLD."id" || '/')
    ON CONFLICT ("prefix") DO UPDATE SET "since" = now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "file_uploads_leave_pieces" AFTER DELETE ON "file_uploads"
  FOR EACH ROW EXECUTE FUNCTION "public"."file_upload_leaves_pieces"();
--> statement-breakpoint
-- What the table beside this file needs and drizzle cannot express. Appended to the migration.

-- Counters may be lost in a crash; they need no write-ahead log.
ALTER TABLE "rate_limits" SET UNLOGGED;
