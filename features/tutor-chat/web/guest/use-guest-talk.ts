// A guest's exchange as the page shows it: loading, going on, or not to be had now.

import { useEffect, useState } from 'react';
import type { Line } from '../../../../content/schema/line.ts';
import type { Locale } from '../../../../kit/core/locale.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import type { GuestTalk, OfflineTurn } from '../../domain/index.ts';
import { type GuestTeacher, openGuestTeacher } from './guest-teacher.ts';
import { forgetGuestTalk, storedGuestTalk, storeGuestTalk } from './stored-guest-talk.ts';

/** After so many turns an account is asked for; who likes goes on for some more, with answers to tap as long as something is asked. */
export const GUEST_TURNS = 3;
const MOST_TURNS = 10;

type Exchange =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'open';
      readonly opening: GuestTeacher['opening'];
      readonly turns: readonly OfflineTurn[];
      /** Empty when all turns are taken. */
      readonly suggestions: readonly Line[];
      /** By what was said; it is not kept but in those words. */
      readonly isYoung: boolean;
      /** A loss or a need was told of. */
      readonly isHurt: boolean;
      /** Whether there is room for another turn. */
      readonly goesOn: boolean;
      readonly say: (text: string, input: OfflineTurn['input']) => void;
      /** Nothing of it stays; the tutor begins anew. */
      readonly forget: () => void;
    };

export function useGuestTalk(tutorId: string, language: Locale): Exchange {
  const [talk, setTalk] = useState(() => goOnOrBegin(tutorId, language));
  const [teacher, setTeacher] = useState<GuestTeacher | 'failed'>();
  // Another object of the same content is another attempt.
  const [wanted, setWanted] = useState(() => ({ ...talk }));
  useEffect(() => {
    let isWanted = true;
    const opened = openGuestTeacher(wanted);
    void opened.then(
      (ready) => isWanted && setTeacher(ready),
      () => isWanted && setTeacher('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  if (teacher === undefined) return { status: 'loading' };
  if (teacher === 'failed') {
    const retry = () => {
      setTeacher(undefined);
      setWanted({ ...wanted });
    };
    return { status: 'failed', retry };
  }
  const { turns } = talk;
  const say = (text: string, input: OfflineTurn['input']) => {
    const next = { ...talk, turns: [...turns, teacher.take(turns, text, input)] };
    storeGuestTalk(next);
    setTalk(next);
  };
  const goesOn = turns.length < MOST_TURNS;
  const suggestions = goesOn ? teacher.suggest(turns) : [];
  const isHurt = teacher.isHurt(turns);
  const isYoung = teacher.isYoung(turns);
  const forget = () => {
    forgetGuestTalk();
    const begun = goOnOrBegin(tutorId, language);
    setTalk(begun);
    setTeacher(undefined);
    setWanted(begun);
  };
  return {
    status: 'open',
    opening: teacher.opening,
    turns,
    suggestions,
    isYoung,
    isHurt,
    goesOn,
    say,
    forget,
  };
}

/** What was said in an earlier visit stands there again, whatever language the page is in now. */
function goOnOrBegin(tutorId: string, language: Locale): GuestTalk {
  const stored = storedGuestTalk();
  const isSame = stored?.tutorId === tutorId && (stored.turns.length > 0 || stored.language === language);
  if (isSame) return stored;
  // Kept before anything is said: a reload shows the same first words.
  const begun = { id: newId(), tutorId, language, turns: [] };
  storeGuestTalk(begun);
  return begun;
}
