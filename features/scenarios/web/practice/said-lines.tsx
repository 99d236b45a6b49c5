// The lines that have been said so far, the learner's marked by how they went.

import { Check, CircleHelp, Eye } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { isOver, isOwnTurn, type LineResult, type Practice } from '../../domain/index.ts';
import { MEANING_LANGUAGE, meaningOf } from '../meaning.ts';
import type { Scene } from '../queries.ts';
import { t } from '../texts.ts';

const MARKS = { unaided: Check, aided: CircleHelp, near: CircleHelp, shown: Eye } as const;
const COLOURS: Readonly<Record<LineResult, string>> = {
  unaided: 'text-good',
  aided: 'text-info',
  near: 'text-retry',
  shown: 'text-muted',
};

export function SaidLines({ scene, practice }: { readonly scene: Scene; readonly practice: Practice }) {
  // A partner's line stands from the moment it is being said.
  const shown = isOver(practice) || isOwnTurn(practice) ? practice.at : practice.at + 1;
  const { translation } = useLearnerSettings();
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (shown > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <ol aria-live="polite" className="grid gap-3">
      {scene.dialogue.slice(0, shown).map((line, index) => {
        const isOwn = line.speaker === practice.as;
        const result = practice.results[index];
        return (
          <li
            // A dialogue never changes its order.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            ref={index === shown - 1 ? end : null}
            className={classNames('max-w-[92%]', isOwn ? 'justify-self-end text-end' : 'justify-self-start')}
          >
            <p lang="zh-Hans" className="text-caption text-muted">
              {scene.characters.find(({ id }) => id === line.speaker)?.name.zh}
            </p>
            <p
              className={classNames(
                'inline-block rounded-soft px-3 py-1 text-start text-hanzi has-[rt]:pt-2.5',
                isOwn ? 'bg-raised' : 'border border-line bg-surface',
              )}
            >
              <ChineseWords text={line.zh} />
            </p>
            {!isOwn && translation === 'shown' ? (
              <p lang={LANGUAGE_TAGS[MEANING_LANGUAGE]} className="mt-1 text-small text-muted">
                {meaningOf(line)}
              </p>
            ) : null}
            {result === undefined ? null : <Mark result={result} />}
          </li>
        );
      })}
    </ol>
  );
}

function Mark({ result }: { readonly result: LineResult }) {
  const Icon = MARKS[result];
  return (
    <p className={classNames('mt-1 flex items-center justify-end gap-1 text-caption', COLOURS[result])}>
      <Icon aria-hidden="true" size={14} />
      {t(`results.${result}`)}
    </p>
  );
}
