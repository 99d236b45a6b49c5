CREATE TABLE "learning_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"aided" text NOT NULL,
	"talk_id" uuid,
	"message_id" uuid,
	"evidence" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"client_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "learning_events" ADD CONSTRAINT "learning_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_events_of_user" ON "learning_events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "learning_events_of_kind" ON "learning_events" USING btree ("user_id","kind","what");--> statement-breakpoint
CREATE INDEX "learning_events_of_talk" ON "learning_events" USING btree ("talk_id");--> statement-breakpoint
-- What happened stays as it was told. Rows go with their person, whose row is gone by then, and are changed by nobody.
CREATE FUNCTION "public"."learning_events_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "users" WHERE "id" = OLD."user_id") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
-- reviewed: refuses changes to a table that no release has used yet.
CREATE TRIGGER "learning_events_stay" BEFORE UPDATE OR DELETE ON "learning_events"
  FOR EACH ROW EXECUTE FUNCTION "public"."learning_events_refuse"();--> statement-breakpoint
-- reviewed: refuses changes to a table that no release has used yet.
CREATE TRIGGER "learning_events_stay_whole" BEFORE TRUNCATE ON "learning_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."learning_events_refuse"();
