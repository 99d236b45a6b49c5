// What was typed at the checkout, kept in this tab until the order is made: a reload or a step back loses nothing.

import { useEffect } from 'react';
import { COPIES } from '../../../../kit/web/storage.ts';
import { keepInTab, readInTab } from '../../../../kit/web/tab-storage.ts';
import { useSession } from '../../../account/web/api.ts';
import type { Address } from '../../domain/address/address.ts';
import { emptyAddress } from './address-fields.tsx';

/** What is wished for with the things: `cardText` stays while it is no gift, for who changes their mind. */
type Wishes = { readonly requirements: string; readonly isGift: boolean; readonly cardText: string };
export type Typed = Address & Wishes;

export const NO_WISHES: Wishes = { requirements: '', isGift: false, cardText: '' };

/** Gone with whoever signs out, too: a CPF is nothing for the next. */
const KEY = `${COPIES}checkout`;

type StoredTyped = {
  readonly personId: string;
  readonly address: Address;
  /** Wishes belong to what they were typed for, the address to whoever buys. */
  readonly wishes: Readonly<Record<string, Wishes>>;
};

type Things = readonly {
  readonly name: string;
  readonly variant: string;
  readonly draftId?: string | null | undefined;
}[];

/** The same things in another order are the same. */
const nameOfThings = (things: Things): string =>
  things
    .map(({ name, variant, draftId }) => draftId ?? `${name} ${variant}`)
    .toSorted()
    .join(' ');

/** What this person typed for this country in this tab, with the wishes for these very things; undefined where nothing was. */
export function useTyped(country: string, things: Things): Typed | undefined {
  const session = useSession();
  const kept = readStoredTyped();
  if (session.status !== 'signed-in' || kept?.personId !== session.person.id) return undefined;
  const wishes = kept.wishes[nameOfThings(things)];
  if (kept.address.country === country) return { ...kept.address, ...(wishes ?? NO_WISHES) };
  return wishes && { ...emptyAddress(country), ...wishes };
}

/** Keeps it with every change. */
export function useKeepTyped({ requirements, isGift, cardText, ...address }: Typed, things: Things): void {
  const session = useSession();
  const personId = session.status === 'signed-in' ? session.person.id : undefined;
  const wishes: Wishes = { requirements, isGift, cardText };
  const text = JSON.stringify({ address, wishes });
  const place = nameOfThings(things);
  useEffect(() => {
    if (personId === undefined) return;
    const kept = readStoredTyped();
    const others = kept?.personId === personId ? kept.wishes : {};
    keepInTab(KEY, JSON.stringify({ personId, address, wishes: { ...others, [place]: wishes } }));
    // Equal texts are one, whichever object they are.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [personId, text, place]);
}

export const forgetTyped = (): void => keepInTab(KEY, null);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readStoredTyped(): StoredTyped | undefined {
  try {
    const kept: unknown = JSON.parse(readInTab(KEY) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.address) || typeof kept.personId !== 'string') return undefined;
    const { address, wishes } = kept;
    const known = Object.entries(emptyAddress('')).map(([name, empty]) => {
      const value = address[name];
      return [name, typeof value === 'string' ? value : empty];
    });
    const typed = Object.entries(isRecord(wishes) ? wishes : {}).flatMap(([place, wish]) =>
      isRecord(wish) ? [[place, toWishes(wish)] as const] : [],
    );
    return {
      personId: kept.personId,
      // Each field is a text by now.
      address: Object.fromEntries(known) as Address,
      wishes: Object.fromEntries(typed),
    };
  } catch {
    return undefined;
  }
}

const toWishes = ({ requirements, isGift, cardText }: Readonly<Record<string, unknown>>): Wishes => ({
  requirements: typeof requirements === 'string' ? requirements : '',
  isGift: isGift === true,
  cardText: typeof cardText === 'string' ? cardText : '',
});
