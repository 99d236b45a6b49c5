// The first step: the grade, and the books that are used beside this product.

import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { GRADES, TEXTBOOKS, type Textbook, toggleTextbook } from '../../domain/index.ts';
import { t } from '../texts.ts';
import { ChoiceChips } from './choice-chips.tsx';
import type { DraftState } from './use-draft.ts';

/** Books of schools and of Chinese schools abroad: nobody who has left school is asked about them, unless they chose one. */
const SCHOOL_BOOKS: ReadonlySet<Textbook> = new Set(['made_easy', 'zhongwen', 'yuwen']);

export function BasicsStep({ draft, change }: Pick<DraftState, 'draft' | 'change'>) {
  const offered = TEXTBOOKS.filter(
    (book) => draft.grade !== 'adult' || !SCHOOL_BOOKS.has(book) || draft.textbooks.includes(book),
  );
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
        options={offered.map((value) => ({ value, label: t(`textbooks.${value}`) }))}
      />
    </div>
  );
}
