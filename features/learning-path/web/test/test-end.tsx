// What a test came to: passed or not yet, what was missed, and where to go on.

import { useEffect } from 'react';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { rightNeeded } from '../../domain/index.ts';
import { nodePath, nodeTitle } from '../node-texts.ts';
import { type PathNode, pathQuery } from '../queries.ts';
import { t } from '../texts.ts';
import type { TestItem } from './make-test.ts';

export type AnsweredItem = { readonly item: TestItem; readonly isRight: boolean };

type TestEndProps = {
  readonly node: PathNode;
  readonly answered: readonly AnsweredItem[];
  readonly onAgain: () => void;
};

export function TestEnd({ node, answered, onAgain }: TestEndProps) {
  useEffect(() => {
    // A test that was passed puts its words behind on every page.
    for (const queryKey of [pathQuery.queryKey, ['plans'], ['lessons'], ['report']])
      void queryClient.invalidateQueries({ queryKey });
  }, []);
  const right = answered.filter(({ isRight }) => isRight).length;
  const needed = rightNeeded(answered.length);
  const isPassed = right >= needed;
  const missed = answered.filter(({ isRight }) => !isRight).map(({ item }) => item);
  return (
    <div className="grid gap-6 py-6">
      <div>
        <h2 className="font-serif text-title font-bold text-balance">
          {t(isPassed ? 'test.passed' : 'test.failed', { node: nodeTitle(node) })}
        </h2>
        <p className="mt-2 text-muted tabular-nums">
          {t('test.score', { right, of: answered.length, needed })}{' '}
          {t(isPassed ? 'test.passedNote' : 'test.failedNote')}
        </p>
      </div>
      {missed.length > 0 ? <Missed items={missed} /> : null}
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="primary" to={isPassed ? '/learning-path' : nodePath(node)}>
          {t(isPassed ? 'test.toPath' : 'test.learn')}
        </ButtonLink>
        {isPassed ? null : <Button onClick={onAgain}>{t('test.again')}</Button>}
        {isPassed ? null : (
          <ButtonLink look="ghost" to="/learning-path">
            {t('test.toPath')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Words on one line, since they are short; points each on a line of its own. */
function Missed({ items }: { readonly items: readonly TestItem[] }) {
  const words = items.flatMap((item) => (item.kind === 'word' ? [item.item.key] : []));
  const points = items.flatMap((item) => (item.kind === 'point' ? [item.exercise.point] : []));
  return (
    <section className="border-s-2 border-line-strong ps-4">
      <h3 className="text-small font-bold text-muted">{t('test.missed')}</h3>
      {words.length > 0 ? (
        <p className="mt-1 text-lead">
          <ChineseWords text={words.join('　')} />
        </p>
      ) : null}
      {points.map(({ id, title }) => (
        <p key={id} className="mt-1">
          <MixedText text={title[locale]} />
        </p>
      ))}
    </section>
  );
}
