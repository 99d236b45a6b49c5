// Practice: the learner plays one character, line by line, with help that fades from round to round.

import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { LazyStudyMeter } from '../../../study-time/web/api.ts';
import { HELPS, type Help, isOver, isOwnTurn } from '../../domain/index.ts';
import { nameWithMeaning } from '../meaning.ts';
import type { Scene } from '../queries.ts';
import { t } from '../texts.ts';
import { forgetPractice, type KeptPractice, recallPractice } from './kept-practice.ts';
import { OwnLine } from './own-line.tsx';
import { PracticeResult } from './practice-result.tsx';
import { SaidLines } from './said-lines.tsx';
import { usePractice } from './use-practice.ts';

export function PracticeView({ scene }: { readonly scene: Scene }) {
  const [kept, setKept] = useState(() => recallPractice(scene));
  const [as, setAs] = useState(kept?.practice.as ?? scene.learner);
  const [help, setHelp] = useState<Help>(kept?.practice.help ?? 'full');
  const [round, setRound] = useState(kept === undefined ? 0 : 1);
  if (round === 0) {
    return (
      <section aria-label={t('modes.practise')} className="grid gap-6">
        <p className="max-w-prose text-muted">{t('practice.lead')}</p>
        <SegmentedControl
          label={t('practice.as')}
          options={scene.characters.map(({ id, name }) => ({ value: id, label: nameWithMeaning(name) }))}
          value={as}
          onChange={setAs}
        />
        <SegmentedControl
          label={t('practice.help')}
          options={HELPS.map((value) => ({ value, label: t(`helps.${value}`) }))}
          value={help}
          onChange={setHelp}
        />
        <div>
          <Button look="primary" onClick={() => setRound(1)}>
            {t('practice.begin')}
          </Button>
        </div>
      </section>
    );
  }
  const again = (nextAs: string, nextHelp: Help) => {
    setAs(nextAs);
    setHelp(nextHelp);
    setKept(undefined);
    setRound(round + 1);
  };
  const leave = () => {
    forgetPractice(scene);
    setKept(undefined);
    setRound(0);
  };
  return <Round key={round} scene={scene} as={as} help={help} kept={kept} onAgain={again} onLeave={leave} />;
}

type RoundProps = {
  readonly scene: Scene;
  readonly as: string;
  readonly help: Help;
  readonly kept: KeptPractice | undefined;
  readonly onAgain: (as: string, help: Help) => void;
  readonly onLeave: () => void;
};

function Round({ scene, as, help, kept, onAgain, onLeave }: RoundProps) {
  const { practice, judged, isUnavailable, answer, hint, skip } = usePractice(scene, as, help, kept);
  return (
    <section aria-label={t('modes.practise')} className="grid gap-4">
      <div className="flex items-center justify-between gap-4">
        <p className="text-small text-muted tabular-nums">
          {t('practice.progress', {
            at: Math.min(practice.at + 1, scene.dialogue.length),
            of: scene.dialogue.length,
          })}
        </p>
        <Button look="ghost" onClick={onLeave}>
          {t('practice.leave')}
        </Button>
      </div>
      <LazyStudyMeter isBusy={false} />
      <SaidLines scene={scene} practice={practice} />
      {isOwnTurn(practice) ? (
        <OwnLine
          key={practice.at}
          scene={scene}
          practice={practice}
          judged={judged}
          isUnavailable={isUnavailable}
          onAnswer={(given) => void answer(given)}
          onHint={hint}
          onSkip={skip}
        />
      ) : null}
      {isOver(practice) ? <PracticeResult scene={scene} practice={practice} onAgain={onAgain} /> : null}
    </section>
  );
}
