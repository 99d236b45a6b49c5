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
