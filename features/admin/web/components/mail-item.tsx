// One mail of the outbox: whom it is for, how far it has come, and its text while it is kept.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { type ListedMail, MAILS_KEY, passMailOn, refusalText } from '../queries.ts';
import { t } from '../texts.ts';
import { Disclosure } from './disclosure.tsx';

type MailItemProps = { readonly mail: ListedMail; readonly isSending: boolean };

export function MailItem({ mail, isSending }: MailItemProps) {
  return (
    <li className="border-t border-line py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="font-medium">
          <MixedText text={mail.subject} />
        </p>
        <p
          className={classNames(
            'text-small',
            mail.lastError !== null && mail.sentAt === null ? 'text-wrong' : 'text-muted',
          )}
        >
          {stateOf(mail, isSending)}
        </p>
      </div>
      <p className="text-small text-muted">
        {t('mails.to', { to: mail.to })} · {dateTime(mail.createdAt)}
      </p>
      {mail.lastError !== null && mail.sentAt === null ? (
        <p className="mt-1 text-small text-muted">{mail.lastError}</p>
      ) : null}
      {mail.body === '' ? null : <MailText id={mail.id} body={mail.body} />}
    </li>
  );
}

function MailText({ id, body }: Pick<ListedMail, 'id' | 'body'>) {
  const queries = useQueryClient();
  const passing = useMutation({
    mutationFn: () => passMailOn(id),
    onSuccess: () => notify('good', t('mails.passedOn')),
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: MAILS_KEY }),
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(body);
      notify('good', t('mails.copied'));
    } catch {
      notify('wrong', t('mails.copyFailed'));
    }
  };
  return (
    <Disclosure title={t('mails.read')}>
      <pre className="rounded-soft border border-line bg-surface p-4 font-sans text-small whitespace-pre-wrap">
        <MixedText text={body} />
      </pre>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button icon={<Copy aria-hidden="true" size={18} />} onClick={() => void copy()}>
          {t('mails.copy')}
        </Button>
        <Button
          icon={<Check aria-hidden="true" size={18} />}
          busy={passing.isPending}
          onClick={() => passing.mutate()}
        >
          {t('mails.passOn')}
        </Button>
      </div>
    </Disclosure>
  );
}

function stateOf({ sentAt, attempts, lastError }: ListedMail, isSending: boolean): string {
  if (sentAt !== null) return t('mails.sent', { date: dateTime(sentAt) });
  if (lastError !== null) return t('mails.failing', { attempts });
  return isSending ? t('mails.queued') : t('mails.waiting');
}

function dateTime(iso: string): string {
  return formatDate(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' });
}
