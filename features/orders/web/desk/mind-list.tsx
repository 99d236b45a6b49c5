// What must be seen of an order before a step, line by line: what was said, and what is special about its things.

import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { mindedAt } from '../../domain/desk/minds.ts';
import type { Action } from '../../domain/stages/actions.ts';
import type { DeskSummary } from '../queries.ts';
import { t } from '../texts.ts';

type Mind = DeskSummary['minds'][number];

const mindText = ({ of, name, text }: Mind): string => t(`desk.minds.${of}`, { name, text });

export const keysOf = ({ minds }: Pick<DeskSummary, 'minds'>): string[] => minds.map(({ key }) => key);

export const MindLines = ({ minds }: { readonly minds: readonly Mind[] }) =>
  minds.map((mind) => (
    <span key={mind.key} className="block break-words whitespace-pre-line">
      {mindText(mind)}
    </span>
  ));

type MindListProps = {
  readonly minds: readonly Mind[];
  readonly action: Action;
  /** Where no dialog says it already. */
  readonly isTitled?: boolean;
};

/** Nothing where nothing is to be minded. */
export function MindList({ minds, action, isTitled = false }: MindListProps) {
  const minded = mindedAt(action, minds);
  if (minded.length === 0) return null;
  return (
    <div className="mb-4">
      <Notice tone="retry" {...(isTitled ? { title: t('desk.minds.title') } : {})}>
        <MindLines minds={minded} />
      </Notice>
    </div>
  );
}
