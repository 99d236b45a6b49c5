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

export function useAddressFilter(): AddressFilter {
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search')?.trim() ?? '';
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (typed.trim() === search) return;
    timer.current = setTimeout(
      () => setParameters((before) => changed(before, { search: typed.trim() }), { replace: true }),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer.current);
  }, [typed, search, setParameters]);
  return {
    search,
    typed,
    setTyped,
    read: (name) => parameters.get(name) ?? undefined,
    change: (changes) => {
      // It knows the address as it was before this change, and would write it back where a page is slow to follow.
      clearTimeout(timer.current);
      const all = { search: typed.trim(), ...changes };
      if (changes['search'] !== undefined) setTyped(changes['search']);
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
