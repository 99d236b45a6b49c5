// What is played: the first words, the goals with a field to try sentences on, asides, and what is said besides.

import { Plus, X } from 'lucide-react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import {
  type Change,
  changeItem,
  changePart,
  Fold,
  LineFields,
  LinesFields,
  useProblemAt,
} from '../../../../drafts/web/api.ts';
import { ASIDES_MAX, type DraftPlay, newGoal } from '../../../domain/draft.ts';
import { t } from '../../texts.ts';
import { AnswersFields } from './answers-fields.tsx';
import type { DraftFieldsProps } from './basics-fields.tsx';
import { GoalFields } from './goal-fields.tsx';
import { TryWording } from './try-wording.tsx';
import { SlotsFields, TargetWordsFields } from './words-fields.tsx';

const GOALS_MAX = 6;

export function PlayFields({ draft, onChange }: DraftFieldsProps) {
  const { play } = draft;
  const change = changePart(onChange, 'play');
  return (
    <Section title={t('form.play')} lead={t('form.playLead')}>
      <div className="grid gap-6">
        <LineFields
          label={t('fields.opening')}
          hint={t('form.openingHint')}
          path="play.opening"
          value={play.opening}
          onChange={changePart(change, 'opening')}
        />
        <TryWording draft={draft} />
        <Goals value={play.goals} onChange={changePart(change, 'goals')} />
        <Fold title={t('form.asidesOf', { count: play.asides.length })} path="play.asides">
          <p className="text-small text-muted">{t('form.asidesHint')}</p>
          <AnswersFields
            label={t('fields.asides')}
            path="play.asides"
            most={ASIDES_MAX}
            value={play.asides}
            onChange={changePart(change, 'asides')}
          />
        </Fold>
        {(['unclear', 'waiting', 'closing'] as const).map((part) => (
          <Fold key={part} title={t(`fields.${part}`)} path={`play.${part}`}>
            <LinesFields
              label={t(`fields.${part}`)}
              hint={t(`form.${part}Hint`)}
              path={`play.${part}`}
              value={play[part]}
              onChange={changePart(change, part)}
            />
          </Fold>
        ))}
        <Fold title={t('form.slots')} path="play.words">
          <p className="text-small text-muted">{t('form.slotsHint')}</p>
          <SlotsFields value={play.words} onChange={changePart(change, 'words')} />
        </Fold>
        <Fold title={t('fields.targetWords')} path="targetWords">
          <p className="text-small text-muted">{t('form.targetWordsHint')}</p>
          <TargetWordsFields value={draft.targetWords} onChange={changePart(onChange, 'targetWords')} />
        </Fold>
      </div>
    </Section>
  );
}

type GoalsProps = {
  readonly value: DraftPlay['goals'];
  readonly onChange: Change<DraftPlay['goals']>;
};

function Goals({ value, onChange }: GoalsProps) {
  const problem = useProblemAt('play.goals');
  return (
    <div className="grid gap-3" data-path="play.goals" tabIndex={-1}>
      {value.map((goal, index) => (
        <Fold
          key={goal.id}
          title={`${t('fields.goals')} ${index + 1}${goal.goal.zh === '' ? '' : ` · ${goal.goal.zh}`}`}
          path={`play.goals.${index}`}
        >
          <GoalFields path={`play.goals.${index}`} value={goal} onChange={changeItem(onChange, index)} />
          <div>
            <Button
              look="ghost"
              icon={<X aria-hidden="true" size={18} />}
              onClick={() => onChange((now) => now.filter((_, at) => at !== index))}
            >
              {t('form.removeGoal')}
            </Button>
          </div>
        </Fold>
      ))}
      {problem === undefined ? null : <p className="text-small text-wrong">{problem}</p>}
      {value.length >= GOALS_MAX ? null : (
        <div>
          <Button
            icon={<Plus aria-hidden="true" size={18} />}
            onClick={() => onChange((now) => [...now, newGoal(now)])}
          >
            {t('form.addGoal')}
          </Button>
        </div>
      )}
    </div>
  );
}
