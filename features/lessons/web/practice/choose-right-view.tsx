// Which of two sentences is right; then what the point says.

import { CircleCheck, CircleDot } from 'lucide-react';
import { locale } from '../../../../kit/web/i18n.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { ExerciseFrame, type Given, OptionList } from '../../../study/web/api.ts';
import type { ChooseRight } from '../../domain/index.ts';
import { t } from '../texts.ts';

type ChooseRightProps = {
  readonly exercise: ChooseRight;
  readonly given: Given | null;
  readonly onAnswer: (given: Given) => void;
};

export function ChooseRightView({ exercise: { options, right, point }, given, onAnswer }: ChooseRightProps) {
  const chosen = options.findIndex((option) => option === given?.answer);
  return (
    <ExerciseFrame instruction={t('practice.choose')}>
      <OptionList
        label={t('practice.choose')}
        look="text"
        options={options.map((option) => ({
          key: option,
          content: (
            <span lang="zh-Hans" className="text-hanzi">
              {option}
            </span>
          ),
        }))}
        onChoose={(place) =>
          onAnswer({ outcome: place === right ? 'right' : 'wrong', answer: options[place] ?? '' })
        }
        answered={given ? { right, chosen: chosen < 0 ? undefined : chosen } : undefined}
      />
      {given ? <PointSaid isRight={given.outcome === 'right'} point={point} /> : null}
    </ExerciseFrame>
  );
}

type PointSaidProps = { readonly isRight: boolean; readonly point: ChooseRight['point'] };

function PointSaid({ isRight, point: { title, explanation } }: PointSaidProps) {
  const Icon = isRight ? CircleCheck : CircleDot;
  return (
    <output
      className={classNames(
        'grid gap-2 rounded-soft px-4 py-3',
        isRight ? 'bg-good-ground' : 'bg-wrong-ground',
      )}
    >
      <p className={classNames('flex items-center gap-2 font-bold', isRight ? 'text-good' : 'text-wrong')}>
        <Icon aria-hidden="true" size={20} className="shrink-0" />
        <MixedText text={title[locale]} />
      </p>
      <p>
        <MixedText text={explanation[locale]} />
      </p>
    </output>
  );
}
