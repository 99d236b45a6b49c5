// How each person learns; personal, goes with the account and belongs into its export.

import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { LOCALES } from '../../../kit/core/locale.ts';
import type { UserId } from '../../../kit/core/user-id.ts';
import { id, moment } from '../../../kit/server/db/columns.ts';
import { users } from '../../account/server/tables.ts';
import {
  LEARNER_LEVELS,
  type MinutesADay,
  PINYIN_CHOICES,
  REASONS,
  TRANSLATION_CHOICES,
} from '../domain/index.ts';

/** One row per person who has chosen anything; null is what they have not chosen. */
export const learnerSettings = pgTable(
  'learner_settings',
  {
    userId: id('user_id')
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    level: text('level', { enum: LEARNER_LEVELS }),
    reason: text('reason', { enum: REASONS }),
    minutesADay: integer('minutes_a_day').$type<MinutesADay>(),
    pinyin: text('pinyin', { enum: PINYIN_CHOICES }),
    translation: text('translation', { enum: TRANSLATION_CHOICES }),
    explanationLanguage: text('explanation_language', { enum: LOCALES }),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'learner_settings_level_known',
      sql`${table.level} in ('zero', 'beginner', 'intermediate', 'advanced')`,
    ),
    check(
      'learner_settings_reason_known',
      sql`${table.reason} in ('travel', 'work', 'family', 'child', 'study', 'culture', 'other')`,
    ),
    check('learner_settings_minutes_known', sql`${table.minutesADay} in (5, 10, 15, 20, 30, 45)`),
    check('learner_settings_pinyin_known', sql`${table.pinyin} in ('all', 'new', 'off')`),
    check('learner_settings_translation_known', sql`${table.translation} in ('shown', 'on_tap')`),
    check('learner_settings_language_known', sql`${table.explanationLanguage} in ('zh', 'en', 'pt')`),
  ],
);
