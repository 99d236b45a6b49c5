// One answer as its learner knows it: what it was about, what was practised, how it went, when and where.

import { formatDate, locale } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { RIGHT_ANSWERS } from '../../../learning-events/domain/index.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { markedSyllables } from '../../../study/web/api.ts';
import type { Answer } from '../queries.ts';
import { t } from '../texts.ts';
import { Meaning } from './meaning.tsx';

export function AnswerRow({ answer }: { readonly answer: Answer }) {
  const { skill, outcome, aided, source, happenedAt } = answer;
  const isRight = RIGHT_ANSWERS.some((each) => each === outcome);
  const when = formatDate(new Date(happenedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex items-start justify-between gap-4 border-t border-line py-3">
      <div className="min-w-0">
        <Subject answer={answer} />
        <Meaning meaning={answer.meaning} />
        <p className="text-caption text-muted">
          {[t(`skills.names.${skill}`), t(`lists.sources.${source}`), when].join(' · ')}
        </p>
        {answer.kind === 'word' && !isRight && answer.answer !== '' && answer.answer !== answer.key ? (
          <p className="text-small">
            <MixedText text={t('lists.answered', { answer: answer.answer })} />
          </p>
        ) : null}
        {answer.kind !== 'word' && answer.answer !== '' ? (
          <p className="mt-1 border-s-2 border-line ps-3">
            <ChineseWords text={answer.answer} />
          </p>
        ) : null}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <Badge tone={isRight ? 'good' : 'retry'}>{t(`lists.outcomes.${outcome}`)}</Badge>
        {aided === 'none' ? null : <Badge tone="info">{t('help.aided')}</Badge>}
      </div>
    </li>
  );
}

function Subject({ answer: { kind, key, reading, title } }: { readonly answer: Answer }) {
  if (kind === 'word')
    return (
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-hanzi leading-tight">
          <ChineseWords text={key} pinyin="never" />
        </span>
        <span lang="zh-Latn" className="text-muted">
          {markedSyllables(key, reading)}
        </span>
      </p>
    );
  if (kind === 'line' && title)
    return (
      <p className="text-lead">
        <ChineseWords text={title.zh} />
      </p>
    );
  return <p>{title ? <MixedText text={title[locale]} /> : t(`lists.kinds.${kind}`)}</p>;
}
