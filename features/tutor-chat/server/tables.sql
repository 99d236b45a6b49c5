-- What the tables beside this file need and drizzle cannot express. Appended to the migration.

-- Begins an answer, or says why not; then nothing is changed. `new_text` is null for a question that is stored already;
-- what is shown from `from_seq` on gives way to the new answer. One round trip, so that the locks are held as briefly as
-- possible: of the talk (one answer at a time) and of the person (a limited number of them). Each statement sees what
-- was stored before its locks were had.
CREATE FUNCTION "public"."talk_begin_answer"(
  asker uuid, in_talk uuid, question_id uuid, new_text text, new_input text, said_at timestamptz, answer_id uuid,
  from_seq bigint, lease_seconds double precision, most_messages integer, most_live integer
) RETURNS TABLE (
  refused text, talk public.talks, question public.messages, answer public.messages, superseded uuid[]
) LANGUAGE plpgsql AS $$
DECLARE
  newest public.messages;
BEGIN
  SELECT * INTO talk FROM public.talks WHERE id = in_talk AND user_id = asker FOR UPDATE;
  SELECT * INTO question FROM public.messages WHERE id = question_id;
  SELECT * INTO newest FROM public.messages
    WHERE talk_id = in_talk AND superseded_at IS NULL ORDER BY seq DESC LIMIT 1;
  refused := CASE
    WHEN talk.id IS NULL THEN 'not_found'
    WHEN new_text IS NOT NULL AND question.id IS NOT NULL THEN 'known'
    WHEN newest.state = 'streaming' AND newest.lease_until > clock_timestamp() THEN 'talk_busy'
    WHEN (SELECT count(*) FROM public.messages WHERE talk_id = in_talk) >= most_messages THEN 'talk_full'
  END;
  IF refused IS NULL THEN
    -- Whoever else begins one for the same person waits here: of many at once, each counts those before it.
    PERFORM pg_advisory_xact_lock(hashtextextended('answers:' || asker, 0));
    IF (SELECT count(*) FROM public.messages JOIN public.talks ON talks.id = messages.talk_id
        WHERE talks.user_id = asker AND messages.state = 'streaming'
          AND messages.lease_until > clock_timestamp()) >= most_live THEN
      refused := 'too_many_answers';
    END IF;
  END IF;
  IF refused IS NOT NULL THEN
    RETURN NEXT;
    RETURN;
  END IF;
  IF from_seq IS NOT NULL THEN
    -- A streaming row that is taken out must not stay streaming: its lease would never end well.
    WITH taken AS (
      UPDATE public.messages
        SET superseded_at = clock_timestamp(), lease_until = NULL,
          state = CASE WHEN state = 'streaming' THEN 'broken_off' ELSE state END
        WHERE talk_id = in_talk AND superseded_at IS NULL AND seq >= from_seq
        RETURNING id
    ) SELECT array_agg(id) INTO superseded FROM taken;
  END IF;
  -- Without a connection the device tells when it was said, but after what stands before it and not to come.
  said_at := CASE WHEN said_at IS NULL THEN clock_timestamp()
    ELSE least(clock_timestamp(), greatest(newest.created_at, said_at)) END;
  IF new_text IS NOT NULL THEN
    INSERT INTO public.messages (id, talk_id, author, text, input, state, created_at, finished_at)
      VALUES (question_id, in_talk, 'learner', new_text, new_input, 'complete', said_at, clock_timestamp())
      RETURNING * INTO question;
  END IF;
  INSERT INTO public.messages (id, talk_id, author, text, state, lease_until, answers_id, created_at)
    VALUES (answer_id, in_talk, 'tutor', '', 'streaming',
      clock_timestamp() + make_interval(secs => lease_seconds), question_id, said_at)
    RETURNING * INTO answer;
  UPDATE public.talks SET last_message_at = clock_timestamp() WHERE id = in_talk RETURNING * INTO talk;
  RETURN NEXT;
END $$;
