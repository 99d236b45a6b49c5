// What the judge found, in words.

import { type Fault, type Judgement, wayOf } from '../../../../chinese/strokes/index.ts';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { t } from '../texts.ts';

type RemarksProps = { readonly character: string; readonly judgement: Judgement };

const TONES = { right: 'good', remarks: 'retry', wrong: 'retry', unsure: 'info' } as const;
/** More than this at once helps nobody: the drawing shows the rest. */
const MOST = 4;

export function Remarks({ character, judgement }: RemarksProps) {
  const { verdict } = judgement;
  const remarks = verdict === 'unsure' ? [] : remarksOf(character, judgement).slice(0, MOST);
  return (
    <Notice tone={TONES[verdict]} title={t(`write.verdict.${verdict}`)}>
      {verdict === 'unsure' ? <p>{t('write.unsure')}</p> : null}
      {remarks.length > 0 ? (
        <ul className="mt-1 grid gap-1">
          {remarks.map((remark) => (
            <li key={remark}>
              <MixedText text={remark} />
            </li>
          ))}
        </ul>
      ) : null}
      {verdict === 'wrong' || verdict === 'remarks' ? <p className="mt-2">{t('write.thenAgain')}</p> : null}
    </Notice>
  );
}

function remarksOf(character: string, { lookAlike, telling, faults, model }: Judgement): string[] {
  const missing = faults.flatMap((fault) => (fault.kind === 'missing' ? [fault.stroke] : []));
  const extra = faults.filter(({ kind }) => kind === 'extra').length;
  return [
    ...(lookAlike === undefined ? [] : [t('write.lookAlike', { written: lookAlike, meant: character })]),
    ...(missing.length > 0 || telling.length === 0
      ? []
      : [t('write.telling', { count: telling.length, strokes: numbers(telling) })]),
    ...(missing.length === 0
      ? []
      : [t('write.missing', { count: missing.length, strokes: numbers(missing) })]),
    ...(extra === 0 ? [] : [t('write.extra', { count: extra })]),
    ...faults.flatMap((fault) => oneRemark(fault, model) ?? []),
  ];
}

const numbers = (strokes: readonly number[]) => strokes.map((stroke) => stroke + 1).join(t('write.comma'));

function oneRemark(fault: Fault, model: Judgement['model']): string | undefined {
  switch (fault.kind) {
    case 'missing':
    case 'extra':
      return undefined;
    case 'swapped':
      return t('write.swapped', { first: fault.strokes[0] + 1, second: fault.strokes[1] + 1 });
    case 'order':
      return t(`write.order.${fault.when}`, { stroke: fault.stroke + 1 });
    case 'direction':
      return t(`write.direction.${wayOf(lineOf(model[fault.stroke]))}`, { stroke: fault.stroke + 1 });
    case 'place':
    case 'shape':
      return t(`write.${fault.kind}`, { stroke: fault.stroke + 1 });
  }
}

const lineOf = (points: Judgement['model'][number] = []): Float64Array =>
  Float64Array.from(points.flatMap(({ x, y }) => [x, y]));
