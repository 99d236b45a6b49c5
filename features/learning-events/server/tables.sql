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
