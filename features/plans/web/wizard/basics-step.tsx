// The first step: the grade, and the books that are used beside this product.

import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { GRADES, TEXTBOOKS, toggleTextbook } from '../../domain/index.ts';
import { t } from '../texts.ts';
import { ChoiceChips } from './choice-chips.tsx';
import type { DraftState } from './use-draft.ts';

export function BasicsStep({ draft, change }: Pick<DraftState, 'draft' | 'change'>) {
  return (
    <div className="grid gap-8">
      <SegmentedControl
        label={t('grade.label')}
        value={draft.grade}
        onChange={(grade) => change({ grade })}
        options={GRADES.map((value) => ({ value, label: t(`grade.${value}`) }))}
      />
      <ChoiceChips
        label={t('textbooks.label')}
        hint={t('textbooks.hint')}
        chosen={draft.textbooks}
        onToggle={(book) => change({ textbooks: toggleTextbook(draft.textbooks, book) })}
        options={TEXTBOOKS.map((value) => ({ value, label: t(`textbooks.${value}`) }))}
      />
    </div>
  );
}
