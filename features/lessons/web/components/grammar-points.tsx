// The points of grammar of a lesson: what each says, sentences that show it, and a mistake beside what is right.

import { Check, X } from 'lucide-react';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { ListenButton } from '../../../../kit/web/speech/listen-button.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { TaughtPoint } from '../../domain/index.ts';
import { MEANING_LANGUAGE } from '../queries.ts';
import { t } from '../texts.ts';

export function GrammarPoints({ points }: { readonly points: readonly TaughtPoint[] }) {
  return (
    <ol className="grid gap-8">
      {points.map((point) => (
        <li key={point.id} className="grid gap-3">
          <h3 className="font-bold">
            <MixedText text={point.title[locale]} />
          </h3>
          <p className="max-w-prose text-muted">
            <MixedText text={point.explanation[locale]} />
          </p>
          <ul className="grid gap-2">
            {point.examples.map((line) => (
              <li key={line.zh} className="flex items-start gap-2">
                <div className="min-w-0 grow">
                  <p className="text-hanzi">
                    <ChineseWords text={line.zh} />
                  </p>
                  <p lang={LANGUAGE_TAGS[MEANING_LANGUAGE]} className="text-small text-muted">
                    {line[MEANING_LANGUAGE]}
                  </p>
                </div>
                <ListenButton small text={line.zh} />
              </li>
            ))}
          </ul>
          <Mistake pair={point.pairs[0]} />
        </li>
      ))}
    </ol>
  );
}

function Mistake({ pair }: { readonly pair: TaughtPoint['pairs'][number] | undefined }) {
  if (!pair) return null;
  return (
    <dl className="grid gap-1 rounded-soft bg-raised px-4 py-3 text-lead">
      <div className="flex items-center gap-2">
        <dt>
          <X aria-label={t('grammar.wrong')} size={18} className="text-wrong" />
        </dt>
        <dd lang="zh-Hans" className="text-muted">
          {pair.wrong}
        </dd>
      </div>
      <div className="flex items-center gap-2">
        <dt>
          <Check aria-label={t('grammar.right')} size={18} className="text-good" />
        </dt>
        <dd lang="zh-Hans">{pair.right}</dd>
      </div>
    </dl>
  );
}
