// Who did what with an order and when, the latest first.

import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import type { DeskOrder } from '../../queries.ts';
import { showMoment } from '../../show.ts';
import { t } from '../../texts.ts';

export function Log({ log }: Pick<DeskOrder, 'log'>) {
  return (
    <Section title={t('desk.log')}>
      <ol className="border-b border-line">
        {log
          .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
          .map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
      </ol>
    </Section>
  );
}

function Entry({
  entry: { by, actorName, action, to, note, createdAt },
}: {
  readonly entry: DeskOrder['log'][number];
}) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-2">
      <p className="min-w-0">
        {t(`actions.${action}`)} <span className="text-small text-muted">· {t(`desk.stages.${to}`)}</span>
      </p>
      <p className="text-caption text-muted">
        {actorName || t(`desk.actors.${by}`)} · {showMoment(createdAt)}
      </p>
      {note === '' ? null : <p className="w-full text-small wrap-anywhere">{note}</p>}
    </li>
  );
}
