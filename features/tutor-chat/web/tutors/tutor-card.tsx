// One tutor to choose: who it is, in a line what it is like, and the way to begin.

import { Face } from '../../../../kit/web/face/face.tsx';
import { locale } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import type { Tutor } from '../../domain/index.ts';
import { nameOf } from '../names.ts';
import { t } from '../texts.ts';

type TutorCardProps = {
  readonly tutor: Tutor;
  readonly isStarting: boolean;
  readonly onStart: () => void;
};

export function TutorCard({ tutor, isStarting, onStart }: TutorCardProps) {
  const { name, level, character, picture } = tutor;
  return (
    <li className="flex flex-col gap-4 rounded-soft border border-line bg-surface p-4 tablet:p-5">
      <div className="flex items-start gap-4">
        <Face picture={picture} size={72} />
        <div className="min-w-0">
          <h2 lang="zh-Hans" className="text-hanzi leading-tight font-medium">
            {name.zh}
          </h2>
          <p className="mt-1 text-small text-muted">
            <span lang="zh-Latn">{name.pinyin}</span>
            {` · ${t(`levels.${level}`)}`}
          </p>
        </div>
      </div>
      <p className="grow">
        <MixedText text={character[locale]} />
      </p>
      <Button
        wide
        busy={isStarting}
        onClick={onStart}
        aria-label={t('chooser.startWith', { name: nameOf(tutor) })}
      >
        {t('chooser.start')}
      </Button>
    </li>
  );
}
