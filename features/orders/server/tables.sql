-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- What happened to an order is a record: rows go with their order and are changed by nobody.
CREATE FUNCTION "public"."order_events_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_events_stay" BEFORE UPDATE OR TRUNCATE ON "order_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."order_events_refuse_change"();
