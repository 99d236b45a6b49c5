// Which of two sentences is right; then what the point says.

import { CircleCheck, CircleDot } from 'lucide-react';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { ExerciseFrame, type Given, OptionList, PiecesText } from '../../../study/web/api.ts';
import { MEANING_LANGUAGE } from '../queries.ts';
import { t } from '../texts.ts';
import type { ShownChoice } from './make-steps.ts';

type ChooseRightProps = {
  readonly exercise: ShownChoice;
  readonly given: Given | null;
  readonly onAnswer: (given: Given) => void;
};

export function ChooseRightView({ exercise, given, onAnswer }: ChooseRightProps) {
  const { options, sentences, right, point, meaning } = exercise;
  const showPinyin = useLearnerSettings().pinyin === 'all';
  const chosen = options.findIndex((option) => option === given?.answer);
  return (
    <ExerciseFrame instruction={t('practice.choose')}>
      {meaning ? (
        <p lang={LANGUAGE_TAGS[MEANING_LANGUAGE]} className="text-lead font-bold text-balance">
          {meaning[MEANING_LANGUAGE]}
        </p>
      ) : null}
      <OptionList
        label={t('practice.choose')}
        look="text"
        options={sentences.map((sentence) => ({
          key: sentence.zh,
          content: (
            <span lang="zh-Hans" className="text-hanzi">
              <PiecesText sentence={sentence} from={0} showPinyin={showPinyin} />
            </span>
          ),
        }))}
        onChoose={(place) =>
          onAnswer({ outcome: place === right ? 'right' : 'wrong', answer: options[place] ?? '' })
        }
        answered={given ? { right, chosen: chosen < 0 ? undefined : chosen } : undefined}
      />
      {given ? <PointSaid outcome={given.outcome} point={point} /> : null}
    </ExerciseFrame>
  );
}

type PointSaidProps = { readonly outcome: Given['outcome']; readonly point: ShownChoice['point'] };

function PointSaid({ outcome, point: { title, explanation } }: PointSaidProps) {
  const isRight = outcome === 'right';
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
        {t(`practice.verdict.${outcome === 'near' ? 'right' : outcome}`)}
      </p>
      <p className="font-bold">
        <MixedText text={title[locale]} />
      </p>
      <p>
        <MixedText text={explanation[locale]} />
      </p>
    </output>
  );
}
