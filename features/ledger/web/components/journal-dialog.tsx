// One journal: what happened, who caused it, and every account it touches.

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { type Journal, journalQuery } from '../queries.ts';
import { showAmount, showKind, showMoment } from '../show.ts';
import { t } from '../texts.ts';
import { useLedgerWords } from '../words.ts';
import { About, Owner } from './owner.tsx';

type JournalDialogProps = { readonly id: string; readonly onClose: () => void };

export function JournalDialog({ id, onClose }: JournalDialogProps) {
  // From a correction to the journal that it takes back.
  const [shown, setShown] = useState(id);
  const query = useQuery(journalQuery(shown));
  return (
    <Dialog
      title={t('journal.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('action.close')}</Button>}
    >
      <QueryPart query={query} failed={t('journal.failed')}>
        {(journal) => <JournalView {...journal} onOpen={setShown} />}
      </QueryPart>
    </Dialog>
  );
}

type JournalViewProps = Journal & { readonly onOpen: (id: string) => void };

function JournalView({ journal, lines, onOpen }: JournalViewProps) {
  const { key, actorId, actorName, note, about, reverses, createdAt } = journal;
  const { showJournal } = useLedgerWords();
  return (
    <>
      <dl className="grid gap-2">
        <Fact label={t('statement.what')}>{showJournal(journal)}</Fact>
        {about === null ? null : (
          <Fact label={t('journal.about')}>
            <About about={about} />
          </Fact>
        )}
        <Fact label={t('journal.at')}>{showMoment(createdAt)}</Fact>
        <Fact label={t('journal.by')}>
          {actorName === null ? (
            (actorId ?? t('journal.system'))
          ) : (
            <About about={{ name: actorName, to: `/admin/users/${actorId}` }} />
          )}
        </Fact>
        {note === '' || note === about?.name ? null : <Fact label={t('journal.note')}>{note}</Fact>}
        {reverses === null ? null : (
          <Fact label={t('journal.reverses')}>
            <Button onClick={() => onOpen(reverses)}>{t('statement.open')}</Button>
          </Fact>
        )}
        <Fact label={t('journal.key')}>
          <span className="text-caption text-muted">{key}</span>
        </Fact>
      </dl>
      <h3 className="mt-5 font-medium">{t('journal.lines')}</h3>
      <ul className="mt-2 border-b border-line">
        {lines.map(({ amount, account }) => (
          <li
            key={account.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2"
          >
            <span>
              {showKind(account.kind)}{' '}
              <span className="text-small text-muted">
                <Owner account={account} />
              </span>
            </span>
            <span className="whitespace-nowrap tabular-nums">{showAmount(amount, account.asset)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

type FactProps = { readonly label: string; readonly children: ReactNode };

function Fact({ label, children }: FactProps) {
  return (
    <div>
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="break-all">{children}</dd>
    </div>
  );
}
