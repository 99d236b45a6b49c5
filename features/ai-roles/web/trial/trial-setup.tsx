// What is tried, and as whom: the role or scene, and the level of the learner.

import { LEVELS } from '../../../../content/schema/levels.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { t } from '../texts.ts';
import type { Level } from './queries.ts';
import { keyOf, type Subject } from './subjects.ts';

type TrialSetupProps = {
  readonly subjects: readonly Subject[];
  readonly subject: Subject;
  readonly level: Level;
  readonly isBusy: boolean;
  readonly hasBegun: boolean;
  readonly onSubject: (subject: Subject) => void;
  readonly onLevel: (level: Level) => void;
  readonly onBegin: () => void;
};

const KINDS = ['role', 'scene'] as const;

export function TrialSetup(props: TrialSetupProps) {
  const { subjects, subject, level, isBusy, hasBegun, onSubject, onLevel, onBegin } = props;
  const ofKind = subjects.filter(({ kind }) => kind === subject.kind);
  const choose = (key: string) => {
    const chosen = subjects.find((each) => keyOf(each) === key);
    if (chosen) onSubject(chosen);
  };
  const chooseKind = (kind: Subject['kind']) => {
    const first = subjects.find((each) => each.kind === kind);
    if (first && kind !== subject.kind) onSubject(first);
  };
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-5">
        <SegmentedControl
          label={t('trial.kind')}
          options={KINDS.map((value) => ({ value, label: t(`trial.kinds.${value}`) }))}
          value={subject.kind}
          onChange={chooseKind}
        />
        <div className="min-w-64 grow">
          <Select
            label={t(`trial.kinds.${subject.kind}`)}
            options={ofKind.map((each) => ({
              value: keyOf(each),
              label: `${each.label} (${t(`levels.${each.level}`)})`,
            }))}
            value={keyOf(subject)}
            onChange={choose}
          />
        </div>
      </div>
      <SegmentedControl
        label={t('trial.level')}
        options={LEVELS.map((value) => ({ value, label: t(`levels.${value}`) }))}
        value={level}
        onChange={onLevel}
      />
      <div>
        <Button look={hasBegun ? 'secondary' : 'primary'} busy={isBusy && !hasBegun} onClick={onBegin}>
          {t(hasBegun ? 'trial.anew' : 'trial.begin')}
        </Button>
      </div>
    </div>
  );
}
