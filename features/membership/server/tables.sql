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
