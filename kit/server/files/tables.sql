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
