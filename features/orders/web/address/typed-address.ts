// What was typed at the checkout, kept in this tab until the order is made: a reload or a step back loses nothing.

import { useEffect } from 'react';
import { COPIES } from '../../../../kit/web/storage.ts';
import { keepInTab, readInTab } from '../../../../kit/web/tab-storage.ts';
import { useSession } from '../../../account/web/api.ts';
import type { Address } from '../../domain/address/address.ts';
import { emptyAddress } from './address-fields.tsx';

export type Typed = Address & { readonly requirements: string };

/** Gone with whoever signs out, too: a CPF is nothing for the next. */
const KEY = `${COPIES}checkout`;

type StoredTyped = { readonly personId: string; readonly typed: Typed };

/** What this person typed for this country in this tab; undefined where nothing was. */
export function useTyped(country: string): Typed | undefined {
  const session = useSession();
  const kept = readStoredTyped();
  if (session.status !== 'signed-in' || kept?.personId !== session.person.id) return undefined;
  return kept.typed.country === country ? kept.typed : undefined;
}

/** Keeps it with every change. */
export function useKeepTyped(typed: Typed): void {
  const session = useSession();
  const personId = session.status === 'signed-in' ? session.person.id : undefined;
  const text = JSON.stringify({ personId, typed });
  useEffect(() => {
    if (personId !== undefined) keepInTab(KEY, text);
  }, [personId, text]);
}

export const forgetTyped = (): void => keepInTab(KEY, null);

function readStoredTyped(): StoredTyped | undefined {
  try {
    const kept: unknown = JSON.parse(readInTab(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('personId' in kept) || !('typed' in kept))
      return undefined;
    const { personId, typed } = kept;
    if (typeof personId !== 'string' || typeof typed !== 'object' || typed === null) return undefined;
    const known = Object.entries({ ...emptyAddress(''), requirements: '' }).map(([name, empty]) => {
      const value: unknown = Reflect.get(typed, name);
      return [name, typeof value === 'string' ? value : empty];
    });
    // Each field is a text by now.
    return { personId, typed: Object.fromEntries(known) as Typed };
  } catch {
    return undefined;
  }
}
