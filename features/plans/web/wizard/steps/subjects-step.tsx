// The fourth step: how much the learner likes nine areas of three subjects; where a subject has no lessons here, it says so.

import { useId } from 'react';
import { type Grade, isChild, LIKING, SUBJECT_AREAS } from '../../../domain/index.ts';
import { t } from '../../texts.ts';
import { areaName } from '../answers/area-name.ts';
import type { DraftState } from '../answers/use-draft.ts';

type Subject = keyof typeof SUBJECT_AREAS;

export function SubjectsStep({ draft, change }: Pick<DraftState, 'draft' | 'change'>) {
  return (
    <div className="grid gap-4 wide:grid-cols-3">
      {subjectsFor(draft.grade).map((subject) => (
        <fieldset key={subject} className="rounded-soft border border-line bg-surface p-5">
          <legend className="float-start mb-1 w-full font-serif text-lead font-bold">
            {subjectWording(subject, draft.grade).name}
          </legend>
          <p className="mb-5 text-small text-muted">{subjectWording(subject, draft.grade).note}</p>
          <div className="grid gap-5">
            {SUBJECT_AREAS[subject].map((area) => (
              <LikingSlider
                key={area}
                name={areaName(area, draft.grade)}
                value={draft.likings[area]}
                onChange={(value) => change({ likings: { ...draft.likings, [area]: value } })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

// The keys of a literal of this type: nothing else is in it.
const SUBJECTS = Object.keys(SUBJECT_AREAS) as readonly Subject[];

/** Who goes to no school is asked first what bears on their Chinese most. */
const subjectsFor = (grade: Grade | null): readonly Subject[] =>
  grade === 'adult' ? ['chinese', 'english', 'math'] : SUBJECTS;

/** No school subject is a question for an adult: they are asked what it is there for. */
function subjectWording(subject: Subject, grade: Grade | null) {
  if (subject === 'math' && (grade === 'adult' || isChild(grade)))
    return { name: t('adult.math'), note: t('adult.mathNote') };
  if (subject !== 'math' && grade === 'adult')
    return { name: t(`adult.${subject}`), note: t(`adult.${subject}Note`) };
  return { name: t(`subjects.${subject}.name`), note: t(`subjects.${subject}.note`) };
}

type LikingSliderProps = {
  readonly name: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
};

function LikingSlider({ name, value, onChange }: LikingSliderProps) {
  const id = useId();
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id}>{name}</label>
        <output htmlFor={id} className="font-bold tabular-nums">
          {value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={LIKING.least}
        max={LIKING.most}
        step={1}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-11 w-full cursor-pointer accent-seal"
      />
    </div>
  );
}
