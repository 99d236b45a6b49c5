// What waits for an admin: answers of people whose accounts are locked.

import { type OverviewPart, task } from '../../../kit/server/parts/overview-part.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { countWaitingLetters } from './letters-repo.ts';

const TEXTS = { zh, en, pt };

export const lettersOverview: OverviewPart = {
  name: 'letters',
  titles: { zh: zh.title, en: en.title, pt: pt.title },
  read: async (db, { locale }) => ({
    tasks: task(TEXTS[locale].waiting, '/admin/letters', await countWaitingLetters(db)),
    facts: [],
  }),
};
