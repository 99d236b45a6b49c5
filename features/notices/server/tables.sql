-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- Numbers a person's notices at commit. Only so do numbers become visible in their order, which a stream needs to go on
-- from the last one it has; and the row of the counter is locked last, and for no longer than the commit takes.
CREATE FUNCTION "public"."notices_number"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  number bigint;
BEGIN
  -- The notice may have gone with its person in the same transaction.
  IF NOT EXISTS (SELECT FROM notices WHERE id = NEW.id) THEN
    RETURN NULL;
  END IF;
  INSERT INTO notice_counters AS counter (user_id, last_seq) VALUES (NEW.user_id, 1)
    ON CONFLICT (user_id) DO UPDATE SET last_seq = counter.last_seq + 1
    RETURNING last_seq INTO number;
  UPDATE notices SET seq = number WHERE id = NEW.id;
  PERFORM pg_notify('yulu', 'notices:' || NEW.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "notices_numbered" AFTER INSERT ON "notices"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "public"."notices_number"();
