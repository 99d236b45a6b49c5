-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- A session can end in many ways: sign-out, another password, a ban, a new role. Streams that it opened end with it.
CREATE FUNCTION "public"."sessions_tell_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('yulu', 'session-ended:' || OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_end_told" AFTER DELETE ON "sessions"
  FOR EACH ROW WHEN (OLD.expires_at > now()) EXECUTE FUNCTION "public"."sessions_tell_end"();
