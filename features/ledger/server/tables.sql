-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- A balance is written with every booking: room on the page lets the new version stay beside the old.
ALTER TABLE "ledger_accounts" SET (fillfactor = 50);
--> statement-breakpoint
CREATE FUNCTION "public"."ledger_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger only grows: % of % is refused', lower(tg_op), tg_table_name
    USING ERRCODE = 'restrict_violation', HINT = 'Correct a journal with another journal.';
END $$;
--> statement-breakpoint
-- Books an entry into its account, or names what forbids it and the account in question.
CREATE FUNCTION "public"."ledger_book_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reason text;
BEGIN
  UPDATE public.ledger_accounts
    SET balance = balance + new.amount, entry_count = entry_count + 1
    WHERE id = new.account_id AND asset = new.asset
      AND (floor IS NULL OR balance + new.amount >= floor) AND abs(balance + new.amount) <= 9007199254740991
    RETURNING balance, entry_count INTO new.balance_after, new.number;
  IF FOUND THEN
    RETURN new;
  END IF;
  SELECT CASE
      WHEN asset <> new.asset THEN 'asset_mismatch'
      WHEN abs(balance + new.amount) > 9007199254740991 THEN 'out_of_range'
      ELSE 'overdraft'
    END INTO reason FROM public.ledger_accounts WHERE id = new.account_id;
  RAISE EXCEPTION 'the ledger refuses % % on account %', new.amount, new.asset, new.account_id
    USING ERRCODE = 'check_violation', CONSTRAINT = coalesce(reason, 'account_unknown'), DETAIL = new.account_id;
END $$;
--> statement-breakpoint
-- A journal is whole when it has the entries that it says, and each asset sums to zero.
CREATE FUNCTION "public"."ledger_hold_balance"(checked uuid, expected integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  booked bigint;
  assets_off bigint;
BEGIN
  SELECT coalesce(sum(entries), 0), count(*) FILTER (WHERE total <> 0) INTO booked, assets_off
    FROM (SELECT count(*) AS entries, sum(amount) AS total
            FROM public.ledger_entries WHERE journal_id = checked GROUP BY asset) AS by_asset;
  IF assets_off > 0 THEN
    RAISE EXCEPTION 'journal % does not balance', checked
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_journals_balanced';
  END IF;
  IF booked <> expected THEN
    RAISE EXCEPTION 'journal % has % entries instead of %', checked, booked, expected
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_journals_complete';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "public"."ledger_hold_journal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.ledger_hold_balance(new.id, new.entry_count);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- For entries that are added to a journal later: it has all that it says already.
CREATE FUNCTION "public"."ledger_hold_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.ledger_hold_balance(id, entry_count) FROM public.ledger_journals WHERE id = new.journal_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The row of the account stays locked from here to the end of the transaction, so its numbers have no gaps.
CREATE TRIGGER "ledger_entries_book" BEFORE INSERT ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "public"."ledger_book_entry"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balanced" AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "public"."ledger_hold_entry"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_journals_balanced" AFTER INSERT ON "ledger_journals"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "public"."ledger_hold_journal"();
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."ledger_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_journals_only_grow" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_journals"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."ledger_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_stay" BEFORE DELETE OR TRUNCATE ON "ledger_accounts"
  FOR EACH STATEMENT EXECUTE FUNCTION "public"."ledger_refuse_change"();
--> statement-breakpoint
-- An account is written by the booking of an entry alone, which is a trigger and so one level deep.
CREATE TRIGGER "ledger_accounts_booked_only" BEFORE UPDATE ON "ledger_accounts"
  FOR EACH STATEMENT WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION "public"."ledger_refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_accounts_open_empty" BEFORE INSERT ON "ledger_accounts"
  FOR EACH ROW WHEN (new.balance <> 0 OR new.entry_count <> 0) EXECUTE FUNCTION "public"."ledger_refuse_change"();
--> statement-breakpoint
-- Books a journal, or answers why it cannot without ending the caller's transaction. Nothing comes back when a journal
-- with this key, or one that reverses the same, stands in the way. Accounts are locked in the order of their ids, last.
CREATE FUNCTION "public"."ledger_post"(
  new_id uuid, new_key text, new_hash text, new_kind text, new_actor uuid, new_note text, new_reverses uuid,
  accounts uuid[], assets text[], amounts bigint[]
) RETURNS TABLE (booked_at timestamptz, refused text, refused_account text) LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.ledger_journals (id, key, hash, kind, actor_id, note, reverses, entry_count)
    VALUES (new_id, new_key, new_hash, new_kind, new_actor, new_note, new_reverses, cardinality(accounts))
    ON CONFLICT DO NOTHING RETURNING created_at INTO booked_at;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  INSERT INTO public.ledger_entries (journal_id, account_id, asset, amount, number, balance_after)
    SELECT new_id, wanted.id, wanted.asset, wanted.amount, 0, 0
    FROM unnest(accounts, assets, amounts) AS wanted (id, asset, amount) ORDER BY wanted.id;
  RETURN NEXT;
EXCEPTION WHEN check_violation THEN
  -- What was written above is undone; only the booking of an entry names its reason so.
  GET STACKED DIAGNOSTICS refused = CONSTRAINT_NAME, refused_account = PG_EXCEPTION_DETAIL;
  IF refused NOT IN ('overdraft', 'account_unknown', 'asset_mismatch', 'out_of_range') THEN
    RAISE;
  END IF;
  booked_at := NULL;
  RETURN NEXT;
END $$;
