-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- Whoever adds to the log marks the words whose cards must be computed again, in the same transaction. Who computes them
-- holds the mark, so that what is added meanwhile waits and marks anew. In one order, so that nobody waits in a circle.
CREATE FUNCTION "public"."study_mark_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "public"."study_marks" ("user_id", "word")
    SELECT "user_id", "item" FROM added WHERE "item_kind" = 'word'
    UNION
    SELECT undone."user_id", undone."item" FROM added
      JOIN "public"."learning_events" AS undone
        ON undone."user_id" = added."user_id" AND undone."id" = added."undoes" AND undone."item_kind" = 'word'
    ORDER BY 1, 2
    ON CONFLICT ("user_id", "word") DO UPDATE SET "marked_at" = now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "study_mark_added" AFTER INSERT ON "learning_events"
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."study_mark_words"();
