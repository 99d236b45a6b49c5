// What a feature declares to be shown on the admins' page of a person. That page knows no feature's tables.

import type { Locale } from '../../core/locale.ts';
import type { PersonPartContent } from '../../core/parts/person-part.ts';
import type { UserId } from '../../core/user-id.ts';
import type { Executor } from '../db/database.ts';

export type PersonAsked = {
  readonly userId: UserId;
  /** Of the admin who reads. */
  readonly locale: Locale;
  readonly now: Date;
};

export type PersonPart = {
  /** Names it for ever in addresses and logs. */
  readonly name: string;
  readonly titles: Readonly<Record<Locale, string>>;
  /** The part about somebody who is there; a few look-ups by index, and never what they said or wrote to others. */
  readonly read: (db: Executor, asked: PersonAsked) => Promise<PersonPartContent>;
};

/** How many rows the table of a part has at most. */
export const PART_ROWS = 10;
