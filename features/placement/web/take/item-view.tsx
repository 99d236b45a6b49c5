// One item of a placement: a word that is known or not, or its meaning among others. Nothing says what was right.

import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { ExerciseFrame, ExerciseView, OptionList, usePageKeys } from '../../../study/web/api.ts';
import { t } from '../texts.ts';
import type { ShownItem } from './prepare-item.ts';

type ItemViewProps = { readonly item: ShownItem; readonly onAnswer: (isYes: boolean) => void };

export function ItemView({ item: { word, exercise }, onAnswer }: ItemViewProps) {
  if (exercise)
    return (
      <div className="grid gap-4">
        <ExerciseView
          exercise={exercise.made}
          cards={[exercise.card]}
          given={null}
          onAnswer={(_, { outcome }) => onAnswer(outcome === 'right')}
        />
        <DontKnow onChoose={() => onAnswer(false)} />
      </div>
    );
  return (
    <ExerciseFrame instruction={t('take.claim')}>
      <p lang="zh-Hans" className="text-display">
        {word}
      </p>
      <OptionList
        label={t('take.claim')}
        look="text"
        options={[
          { key: 'yes', content: t('take.yes') },
          { key: 'no', content: t('take.no') },
        ]}
        answered={undefined}
        onChoose={(place) => onAnswer(place === 0)}
      />
    </ExerciseFrame>
  );
}

/** Its key stands beside those of the options. */
function DontKnow({ onChoose }: { readonly onChoose: () => void }) {
  usePageKeys(true, (key) => {
    if (key === '0') onChoose();
    return key === '0';
  });
  return (
    <div className="grid justify-items-center">
      <Button look="ghost" aria-keyshortcuts="0" onClick={onChoose}>
        <span aria-hidden="true" className="text-muted">
          0
        </span>
        {t('take.dontKnow')}
      </Button>
    </div>
  );
}
