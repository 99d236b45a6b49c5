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
