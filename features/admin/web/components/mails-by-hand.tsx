// Takes out all waiting mails at once, as a text or a file, and counts them as sent when the admin has sent them.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { downloadText } from '../../../../kit/web/files/download.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { asMailbox, asOneText } from '../mails-by-hand.ts';
import { exportMails, MAILS_KEY, passMailsOn, refusalText, type WaitingMails } from '../queries.ts';
import { t } from '../texts.ts';

type Way = 'copy' | 'file';

/** What was taken out is what is marked: a mail that comes meanwhile waits on. */
export function MailsByHand() {
  const queries = useQueryClient();
  const [taken, setTaken] = useState<WaitingMails>();
  const [isAsking, setAsking] = useState(false);
  const taking = useMutation({
    mutationFn: async (way: Way) => {
      const found = await exportMails();
      if (found.mails.length > 0) await giveOut(way, found.mails);
      return found;
    },
    onSuccess: (found, way) => {
      setTaken(found.mails.length > 0 ? found : undefined);
      notify('good', t(found.mails.length === 0 ? 'mails.noneWaiting' : `mails.all.done.${way}`));
    },
    onError: (error) =>
      notify('wrong', error instanceof NotCopied ? t('mails.copyFailed') : refusalText(error)),
  });
  const marking = useMutation({
    mutationFn: (ids: readonly string[]) => passMailsOn(ids),
    onSuccess: ({ passedOn }) => {
      notify('good', t('mails.all.marked', { count: passedOn }));
      setTaken(undefined);
    },
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries({ queryKey: MAILS_KEY });
    },
  });
  return (
    <section
      aria-label={t('mails.all.title')}
      className="mb-6 grid gap-3 rounded-soft border border-line p-4"
    >
      <h3 className="font-bold">{t('mails.all.title')}</h3>
      <p className="text-small text-muted">{t('mails.all.lead')}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<Copy aria-hidden="true" size={18} />}
          busy={taking.isPending && taking.variables === 'copy'}
          onClick={() => taking.mutate('copy')}
        >
          {t('mails.all.copy')}
        </Button>
        <Button
          icon={<Download aria-hidden="true" size={18} />}
          busy={taking.isPending && taking.variables === 'file'}
          onClick={() => taking.mutate('file')}
        >
          {t('mails.all.file')}
        </Button>
        {taken === undefined ? null : (
          <Button
            look="primary"
            icon={<Check aria-hidden="true" size={18} />}
            onClick={() => setAsking(true)}
          >
            {t('mails.all.mark', { count: taken.mails.length })}
          </Button>
        )}
      </div>
      {taken?.isCut ? (
        <p className="text-small text-retry">{t('mails.all.cut', { count: taken.mails.length })}</p>
      ) : null}
      {taken && isAsking ? (
        <ConfirmDialog
          title={t('mails.all.markTitle', { count: taken.mails.length })}
          confirm={t('mails.all.markYes')}
          busy={marking.isPending}
          onConfirm={() => marking.mutate(taken.mails.map(({ id }) => id))}
          onClose={() => setAsking(false)}
        >
          {t('mails.all.markBody')}
        </ConfirmDialog>
      ) : null}
    </section>
  );
}

class NotCopied extends Error {}

async function giveOut(way: Way, mails: WaitingMails['mails']): Promise<void> {
  if (way === 'file') {
    downloadText({ name: 'mails.mbox', text: asMailbox(mails), type: 'application/mbox' });
    return;
  }
  const labels = { to: t('mails.all.to'), subject: t('mails.all.subject') };
  try {
    await navigator.clipboard.writeText(asOneText(mails, labels));
  } catch {
    throw new NotCopied();
  }
}
