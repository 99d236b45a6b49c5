// What a list is filtered by: it stands in the address, so that it can be kept, sent and gone back to.

import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** As long as a quick typist pauses between two letters. */
const TYPING_PAUSE_MS = 250;

/** Empty and undefined both leave the address. */
type Changes = Readonly<Record<string, string | undefined>>;

export type AddressFilter = {
  /** What is looked up: `search` in the address, trimmed. */
  readonly search: string;
  /** What stands in the field; it lands in the address after a pause. */
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** Another parameter of the address. */
  readonly read: (name: string) => string | undefined;
  /** Changes these parameters at once, and takes along what is typed; all others are kept. */
  readonly change: (changes: Changes) => void;
};

/** What somebody types here, and what of it has gone into the address. */
type Draft = { readonly text: string; readonly written: string };

/**
 * The address leads: only what was typed into this very field is written to it, so that several parts of a page may use
 * it; and what a link, a button or the way back puts there stands in the field.
 */
export function useAddressFilter(): AddressFilter {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search')?.trim() ?? '';
  const [draft, setDraft] = useState<Draft>();
  const [seen, setSeen] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (seen !== search) {
    setSeen(search);
    // Somebody else has changed the address: what was typed before is over.
    if (draft !== undefined && draft.written !== search) setDraft(undefined);
  }
  const text = draft?.text.trim();
  const isWaiting = draft !== undefined && text !== draft.written;
  useEffect(() => {
    if (!isWaiting || text === undefined) return;
    timer.current = setTimeout(() => {
      setDraft((before) => before && { ...before, written: text });
      setParameters((before) => changed(before, { search: text }), { replace: true });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer.current);
  }, [isWaiting, text, setParameters]);
  return {
    search,
    typed: draft?.text ?? search,
    setTyped: (typed) => setDraft((before) => ({ text: typed, written: before?.written ?? search })),
    read: (name) => parameters.get(name) ?? undefined,
    change: (changes) => {
      // It would write what is typed once more, where a page is slow to follow.
      clearTimeout(timer.current);
      const all = text === undefined ? changes : { search: text, ...changes };
      const next = all['search'];
      if (next !== undefined)
        setDraft((before) => before && { text: next === text ? before.text : next, written: next });
      setParameters((before) => changed(before, all), { replace: true });
    },
  };
}

function changed(parameters: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [name, value = ''] of Object.entries(changes)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
