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
--> statement-breakpoint
-- Files know no table of people (kit knows no feature), but go with their owner all the same.
ALTER TABLE "file_uses" ADD CONSTRAINT "file_uses_owner_fk"
  FOREIGN KEY ("owner_id") REFERENCES "users" ("id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_owner_fk"
  FOREIGN KEY ("owner_id") REFERENCES "users" ("id") ON DELETE CASCADE;
--> statement-breakpoint
-- So do mails.
ALTER TABLE "mails" ADD CONSTRAINT "mails_owner_fk"
  FOREIGN KEY ("owner_id") REFERENCES "users" ("id") ON DELETE CASCADE;
--> statement-breakpoint
-- The admins' search inside names: by runs of two and of three neighbouring characters, since trigrams of PostgreSQL's
-- own know no Chinese under our locale, and names of two characters have none.
CREATE FUNCTION "public"."character_runs"(value text, size integer) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (SELECT coalesce(array_agg(DISTINCT substr(value, place, size)), '{}')
    FROM generate_series(1, length(value) - size + 1) AS place);
--> statement-breakpoint
CREATE FUNCTION "public"."searched_runs"(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN "public"."character_runs"(value, 2) || "public"."character_runs"(value, 3);
--> statement-breakpoint
CREATE INDEX "users_searched" ON "users" USING gin
  ("public"."searched_runs"(lower(name || chr(10) || coalesce(username, '') || chr(10) || email)));
