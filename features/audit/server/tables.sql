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
