// One talk of the list: with whom, what was said last and when, and the way to delete it.

import { Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import type { Partner, Talk } from '../../domain/index.ts';
import { nameOf } from '../names.ts';
import { PartnerPicture } from '../partner-picture.tsx';
import { talkPath } from '../talk-path.ts';
import { t } from '../texts.ts';

type TalkItemProps = {
  readonly talk: Talk;
  readonly partner: Partner | undefined;
  readonly isOpen: boolean;
  readonly now: Date;
  readonly onDelete: () => void;
};

export function TalkItem({ talk, partner, isOpen, now, onDelete }: TalkItemProps) {
  return (
    <li
      className={classNames(
        'flex items-center rounded-soft transition-colors hover:bg-raised',
        isOpen && 'bg-raised',
      )}
    >
      <Link
        to={talkPath(talk)}
        aria-current={isOpen ? 'page' : undefined}
        className="flex min-h-16 min-w-0 grow items-center gap-3 rounded-soft px-2 py-2"
      >
        <PartnerPicture partner={partner} size={40} />
        <span className="min-w-0 grow">
          <span className="block truncate font-medium">{nameOf(partner)}</span>
          <span className="block truncate text-muted">
            <time dateTime={talk.lastMessageAt} className="me-2 text-caption tabular-nums">
              {whenOf(new Date(talk.lastMessageAt), now)}
            </time>
            {talk.preview === '' ? t('talks.noWords') : <MixedText text={talk.preview} />}
          </span>
        </span>
      </Link>
      <IconButton label={t('talks.deleteWith', { name: nameOf(partner) })} onClick={onDelete}>
        <Trash2 aria-hidden="true" size={18} />
      </IconButton>
    </li>
  );
}

/** Today by the clock, this year by the day, before that by the year. */
function whenOf(date: Date, now: Date): string {
  if (date.toDateString() === now.toDateString()) {
    return formatDate(date, { hour: 'numeric', minute: '2-digit' });
  }
  if (date.getFullYear() === now.getFullYear()) return formatDate(date, { month: 'numeric', day: 'numeric' });
  return formatDate(date, { year: 'numeric', month: 'numeric' });
}
