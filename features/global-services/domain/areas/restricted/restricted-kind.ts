// What a kind of restricted thing is made of, and what of it need not be written where it is usual.

import type { CheckState } from '../../../../settings/domain/index.ts';
import type { Remedy } from '../../quote/terms.ts';

export type RestrictedKind = {
  id: string;
  remedy: Remedy;
  words: string;
  /** Words of other things that hold one of those. */
  allowedWords: string;
  overMl: number;
  /** Ids of categories, divided by commas: all of it is such a thing; some of it is, so the buyer is asked. */
  kinds: string;
  mayKinds: string;
  /** Codes of countries, divided by commas, where this holds; empty for everywhere. */
  countries: string;
  zh: string;
  en: string;
  pt: string;
  zhDescription: string;
  enDescription: string;
  ptDescription: string;
  /** The day on which somebody looked it up (ISO), and whether the operator has checked it since. */
  checkedOn: string;
  state: CheckState;
};

type Usual = 'allowedWords' | 'overMl' | 'kinds' | 'mayKinds' | 'countries' | 'checkedOn' | 'state';

/** Ours, gathered from rules of carriers and of borders, and still to be checked by the operator. */
export const restrictedKind = (
  kind: Omit<RestrictedKind, Usual> & Partial<Pick<RestrictedKind, Usual>>,
): RestrictedKind => ({
  allowedWords: '',
  overMl: 0,
  kinds: '',
  mayKinds: '',
  countries: '',
  checkedOn: '2026-11-29',
  state: 'to-check',
  ...kind,
});
