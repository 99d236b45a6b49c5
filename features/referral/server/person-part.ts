// What admins see of a person's invitations: by whom they came, and whom they have brought.

import { link, count as shownCount, text, time } from '../../../kit/core/parts/shown-value.ts';
import { PART_ROWS, type PersonPart } from '../../../kit/server/parts/person-part.ts';
import en from '../text/en.json' with { type: 'json' };
import pt from '../text/pt.json' with { type: 'json' };
import zh from '../text/zh.json' with { type: 'json' };
import { countInvitations, findJudged, listInvitations } from './invitations-repo.ts';

const TEXTS = { zh, en, pt };
const toPerson = (name: string, id: string) => link(name, `/admin/users/${id}`);

export const referralPersonPart: PersonPart = {
  name: 'referral',
  titles: { zh: zh.person.title, en: en.person.title, pt: pt.person.title },
  read: async (db, { userId, locale }) => {
    const latest = { before: undefined, limit: PART_ROWS };
    const [came, counters, brought] = await Promise.all([
      findJudged(db, userId),
      countInvitations(db, userId),
      listInvitations(db, { inviterId: userId, codeId: undefined }, latest),
    ]);
    const { person, judging } = TEXTS[locale];
    const ofInviter = came
      ? [
          { label: person.inviter, value: toPerson(came.inviterName, came.invitation.inviterId) },
          { label: person.code, value: text(came.code) },
          { label: person.verdict, value: text(judging.verdicts[came.invitation.verdict]) },
        ]
      : [];
    return {
      facts: [
        ...ofInviter,
        { label: person.total, value: shownCount(counters.total) },
        { label: person.successful, value: shownCount(counters.successful) },
        { label: person.waiting, value: shownCount(counters.waiting) },
      ],
      table: {
        columns: [person.who, person.code, person.state, person.when].map((label) => ({
          label,
          isNumber: false,
        })),
        rows: brought.map(({ id, name, code, verdict, createdAt }) => ({
          key: id,
          values: [toPerson(name, id), text(code), text(judging.verdicts[verdict]), time(createdAt)],
        })),
      },
      more: null,
    };
  },
};
