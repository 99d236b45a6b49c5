CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"state" text DEFAULT 'opening' NOT NULL,
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
	"amount_fen" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"failure" text,
	"provider_refund" text,
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
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_settled_by_payment_attempts_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_latest_attempt_payment_attempts_id_fk" FOREIGN KEY ("latest_attempt") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_versions" ADD CONSTRAINT "settings_versions_based_on_settings_versions_id_fk" FOREIGN KEY ("based_on") REFERENCES "public"."settings_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings_versions" ADD CONSTRAINT "settings_versions_cancels_settings_versions_id_fk" FOREIGN KEY ("cancels") REFERENCES "public"."settings_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_attempts_of_payment" ON "payment_attempts" USING btree ("payment_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_provider_ref" ON "payment_attempts" USING btree ("provider","provider_ref");--> statement-breakpoint
CREATE INDEX "payment_attempts_open" ON "payment_attempts" USING btree ("created_at") WHERE "payment_attempts"."state" in ('opening', 'open', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_once" ON "payment_events" USING btree ("provider","event_id");--> statement-breakpoint
CREATE INDEX "payment_events_of_payment" ON "payment_events" USING btree ("payment_id","received_at");--> statement-breakpoint
CREATE INDEX "payment_events_waiting" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_events_refused" ON "payment_events" USING btree ("received_at","id") WHERE "payment_events"."payment_id" is null;--> statement-breakpoint
CREATE INDEX "payment_refunds_of_payment" ON "payment_refunds" USING btree ("payment_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_refunds_newest" ON "payment_refunds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_refunds_by_state" ON "payment_refunds" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "payment_refunds_of_provider" ON "payment_refunds" USING btree ("provider_refund");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_automatic" ON "payment_refunds" USING btree ("attempt_id") WHERE "payment_refunds"."origin" in ('duplicate', 'unfulfillable');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_number" ON "payments" USING btree ("number");--> statement-breakpoint
CREATE INDEX "payments_of_payer" ON "payments" USING btree ("payer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payments_by_state" ON "payments" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_of_purchase" ON "payments" USING btree ("kind","reference");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("expires_at") WHERE "payments"."state" in ('created', 'processing', 'failed', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "settings_versions_number" ON "settings_versions" USING btree ("area","number");--> statement-breakpoint
CREATE UNIQUE INDEX "settings_versions_cancelled_once" ON "settings_versions" USING btree ("cancels");--> statement-breakpoint
CREATE INDEX "settings_versions_in_effect" ON "settings_versions" USING btree ("area","effective_from","number");--> statement-breakpoint
-- Below, by hand: what the database itself holds, for whoever writes to these tables.
-- The history of settings only grows; what held at a moment of the past never changes.
CREATE FUNCTION "public"."settings_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of settings only grows: % is refused', lower(tg_op)
    USING ERRCODE = 'restrict_violation', HINT = 'Write a new version.';
END $$;--> statement-breakpoint
-- reviewed: refuses changes to a table that no release has used yet.
CREATE TRIGGER "settings_versions_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "settings_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."settings_refuse_change"();--> statement-breakpoint
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
END $$;--> statement-breakpoint
CREATE TRIGGER "settings_versions_in_time" BEFORE INSERT ON "settings_versions"
  FOR EACH ROW EXECUTE FUNCTION "public"."settings_hold_time"();
