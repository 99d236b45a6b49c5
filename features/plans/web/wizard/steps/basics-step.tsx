// The first step: the grade, and the books that are used beside this product.

import { ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../../kit/web/ui/fields/segmented-control.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { GRADES, isChild, textbooksOffered, toggleTextbook } from '../../../domain/index.ts';
import { t } from '../../texts.ts';
import { ChoiceChips } from '../aim/choice-chips.tsx';
import type { DraftState } from '../answers/use-draft.ts';

export function BasicsStep({ draft, change }: Pick<DraftState, 'draft' | 'change'>) {
  const { grade } = draft;
  return (
    <div className="grid gap-8">
      <SegmentedControl
        label={t('grade.label')}
        value={grade}
        onChange={(chosen) => change({ grade: chosen })}
        options={GRADES.map((value) => ({ value, label: t(`grade.${value}`) }))}
      />
      {isChild(grade) ? <ForParents isBeforeSchool={grade === 'preschool'} /> : null}
      <ChoiceChips
        label={t('textbooks.label')}
        hint={t('textbooks.hint')}
        chosen={draft.textbooks}
        onToggle={(book) => change({ textbooks: toggleTextbook(draft.textbooks, book) })}
        options={textbooksOffered(grade, draft.textbooks).map((value) => ({
          value,
          label: t(`textbooks.${value}`),
        }))}
      />
    </div>
  );
}

/** Who answers for a child, and what there is for those who do not read yet. */
function ForParents({ isBeforeSchool }: { readonly isBeforeSchool: boolean }) {
  return (
    <Notice
      tone="info"
      title={t('child.title')}
      action={isBeforeSchool ? <ButtonLink to="/preschool">{t('child.films')}</ButtonLink> : undefined}
    >
      {t(isBeforeSchool ? 'child.beforeSchool' : 'child.atSchool')}
    </Notice>
  );
}
