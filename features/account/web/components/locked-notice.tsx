// Tells whoever knows the password of a locked account why it is, since and until when, and whom to write to.

import { formatDate } from '../../../../kit/web/i18n.ts';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { BAN_CAUSES, type BanCause } from '../../domain/index.ts';
import { t } from '../texts.ts';
import { AnswerBan } from './answer-ban.tsx';

export type Lock = {
  readonly cause: BanCause;
  readonly reason: string;
  readonly since: string;
  readonly until: string | null;
  readonly contact: string | null;
  readonly writtenAt: string | null;
  readonly answerToken: string | null;
};

/** What the server has said of a lock; undefined where it said nothing that this page knows. */
export function readLock(data: unknown): Lock | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { cause, reason, since, until, contact, writtenAt, answerToken }: Readonly<Record<string, unknown>> =
    {
      ...data,
    };
  if (typeof reason !== 'string' || typeof since !== 'string') return undefined;
  return {
    // A cause that a newer server knows stands in the words beside it.
    cause: BAN_CAUSES.find((known) => known === cause) ?? 'other',
    reason,
    since,
    until: typeof until === 'string' ? until : null,
    contact: typeof contact === 'string' ? contact : null,
    writtenAt: typeof writtenAt === 'string' ? writtenAt : null,
    answerToken: typeof answerToken === 'string' ? answerToken : null,
  };
}

const showMoment = (at: string) => formatDate(new Date(at), { dateStyle: 'long', timeStyle: 'short' });

export function LockedNotice({ lock }: { readonly lock: Lock }) {
  const { cause, reason, since, until, contact } = lock;
  return (
    <Notice tone="wrong" title={t('lock.title')}>
      <div className="mt-1 grid gap-3">
        <p>{t(`lock.causes.${cause}`)}</p>
        <figure>
          <figcaption className="text-caption text-muted">{t('lock.wordsLabel')}</figcaption>
          <blockquote className="border-s-2 border-line-strong ps-3 whitespace-pre-line wrap-anywhere">
            {reason}
          </blockquote>
        </figure>
        <dl className="grid gap-x-6 gap-y-2 tablet:grid-cols-2">
          <div>
            <dt className="text-caption text-muted">{t('lock.since')}</dt>
            <dd>{showMoment(since)}</dd>
          </div>
          <div>
            <dt className="text-caption text-muted">{t('lock.untilLabel')}</dt>
            <dd>{until === null ? t('lock.untilOpen') : showMoment(until)}</dd>
          </div>
        </dl>
        <p>{t('lock.kept')}</p>
        {contact === null ? null : (
          <div>
            <p>{t('lock.ask')}</p>
            <a
              href={`mailto:${contact}?subject=${encodeURIComponent(t('lock.subject'))}`}
              className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 wrap-anywhere hover:decoration-ink"
            >
              {contact}
            </a>
          </div>
        )}
        <AnswerBan lock={lock} />
      </div>
    </Notice>
  );
}
