// A test in the page: one item a screen, nothing said of it until the end.

import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { tellEvents } from '../../../learning-events/web/api.ts';
import { ChooseRightView } from '../../../lessons/web/api.ts';
import { ExerciseView, type Given, usePageKeys } from '../../../study/web/api.ts';
import type { PathNode } from '../queries.ts';
import { t } from '../texts.ts';
import type { TestItem } from './make-test.ts';
import { type AnsweredItem, TestEnd } from './test-end.tsx';
import { testEvent } from './test-event.ts';

/** As below every exercise. */
const GIVE_UP = '0';

type TestViewProps = {
  readonly node: PathNode;
  readonly sitting: string;
  readonly items: readonly TestItem[];
  readonly onAgain: () => void;
};

export function TestView({ node, sitting, items, onAgain }: TestViewProps) {
  const navigate = useNavigate();
  const [answered, setAnswered] = useState<readonly AnsweredItem[]>([]);
  const askedAt = useRef(0);
  const place = answered.length;
  useEffect(() => {
    askedAt.current = place < items.length ? performance.now() : 0;
  }, [place, items.length]);
  const item = items[place];
  const answer = (given: Given) => {
    if (!item) return;
    const tookMs = performance.now() - askedAt.current;
    void tellEvents([testEvent(item, given, { nodeId: node.id, sitting, tookMs })]);
    setAnswered([...answered, { item, isRight: given.outcome === 'right' }]);
  };
  const giveUp = () => answer({ outcome: 'shown', answer: '' });
  usePageKeys(item !== undefined, (key) => {
    if (key === GIVE_UP) giveUp();
    return key === GIVE_UP;
  });
  if (!item) return <TestEnd node={node} answered={answered} onAgain={onAgain} />;
  return (
    <div className="grid gap-6">
      <header className="flex items-center gap-2">
        <IconButton label={t('test.leave')} onClick={() => void navigate('/learning-path')}>
          <X aria-hidden="true" size={22} />
        </IconButton>
        <p className="shrink-0 text-small text-muted tabular-nums">
          {t('test.place', { place: place + 1, of: items.length })}
        </p>
        <progress
          max={items.length}
          value={place}
          aria-label={t('test.progress')}
          className="block h-2 w-full min-w-0 grow appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-ink [&::-webkit-progress-value]:transition-[width]"
        />
      </header>
      <Item key={place} item={item} onAnswer={answer} />
      <div className="grid justify-items-center">
        <Button look="ghost" aria-keyshortcuts={GIVE_UP} onClick={giveUp}>
          {t('test.dontKnow')}
        </Button>
      </div>
    </div>
  );
}

type ItemProps = { readonly item: TestItem; readonly onAnswer: (given: Given) => void };

function Item({ item, onAnswer }: ItemProps) {
  if (item.kind === 'point')
    return <ChooseRightView exercise={item.exercise} given={null} onAnswer={onAnswer} />;
  return (
    <ExerciseView
      exercise={item.exercise}
      cards={[item.card]}
      given={null}
      onAnswer={(_, given) => onAnswer(given)}
    />
  );
}
