// What admins see of a person's wish to have their account deleted: from when it goes, and what it waits for.

import { text } from '../../../kit/core/parts/shown-value.ts';
import { fillText, writeDay } from '../../../kit/core/texts.ts';
import type { PersonPart } from '../../../kit/server/parts/person-part.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { findDeletion } from './deletion/deletions-repo.ts';
import type { PrivacyDeps } from './deps.ts';

const TEXTS = { zh, en, pt };
const NO_MORE = { table: null, more: null };

export const privacyPersonPart = ({ findObstacles }: Pick<PrivacyDeps, 'findObstacles'>): PersonPart => ({
  name: 'privacy',
  titles: { zh: zh.person.title, en: en.person.title, pt: pt.person.title },
  read: async (db, { userId, locale }) => {
    const { person } = TEXTS[locale];
    const deletion = await findDeletion(db, userId);
    if (!deletion) return { ...NO_MORE, facts: [{ label: person.deletion, value: text(person.none) }] };
    const date = writeDay(deletion.dueAt.toISOString().slice(0, 10), locale);
    const waitsFor = (await findObstacles(db, userId)).map(({ kind, count }) =>
      fillText(person.waitsFor[kind], { count: String(count) }),
    );
    return {
      ...NO_MORE,
      facts: [
        { label: person.deletion, value: text(fillText(person.asked, { date })) },
        ...(waitsFor.length > 0 ? [{ label: person.waits, value: text(waitsFor.join(' · ')) }] : []),
      ],
    };
  },
});
