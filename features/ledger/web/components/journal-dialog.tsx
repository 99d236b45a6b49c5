// One journal: what happened, who caused it, and every account it touches.

import { useQuery } from '@tanstack/react-query';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { type Journal, journalQuery } from '../queries.ts';
import { showAmount, showKind, showMoment } from '../show.ts';
import { t } from '../texts.ts';
import { useLedgerWords } from '../words.ts';

type JournalDialogProps = { readonly id: string; readonly onClose: () => void };

export function JournalDialog({ id, onClose }: JournalDialogProps) {
  const query = useQuery(journalQuery(id));
  return (
    <Dialog
      title={t('journal.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('action.close')}</Button>}
    >
      <QueryPart query={query} failed={t('journal.failed')}>
        {(journal) => <JournalView {...journal} />}
      </QueryPart>
    </Dialog>
  );
}

function JournalView({ journal, lines }: Journal) {
  const { key, actorId, actorName, note, reverses, createdAt } = journal;
  const { showJournal, showOwner } = useLedgerWords();
  return (
    <>
      <dl className="grid gap-2">
        <Fact label={t('statement.what')} value={showJournal(journal)} />
        <Fact label={t('journal.at')} value={showMoment(createdAt)} />
        <Fact label={t('journal.by')} value={actorName ?? actorId ?? t('journal.system')} />
        <Fact label={t('journal.key')} value={key} />
        {note === '' ? null : <Fact label={t('journal.note')} value={note} />}
        {reverses === null ? null : <Fact label={t('journal.reverses')} value={reverses} />}
      </dl>
      <h3 className="mt-5 font-medium">{t('journal.lines')}</h3>
      <ul className="mt-2 border-b border-line">
        {lines.map(({ amount, account }) => (
          <li
            key={account.id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2"
          >
            <span>
              {showKind(account.kind)} <span className="text-small text-muted">{showOwner(account)}</span>
            </span>
            <span className="whitespace-nowrap tabular-nums">{showAmount(amount, account.asset)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt className="text-caption text-muted">{label}</dt>
      <dd className="break-all">{value}</dd>
    </div>
  );
}
