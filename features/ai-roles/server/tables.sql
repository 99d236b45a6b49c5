-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

CREATE FUNCTION "public"."ai_role_versions_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the versions of a role only grow: % is refused', lower(tg_op)
    USING ERRCODE = 'restrict_violation', HINT = 'Write a new version.';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ai_role_versions_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ai_role_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."ai_role_versions_refuse_change"();
