// The third step: what Chinese is for, by when and how long a day; then the dream in the learner's own words, typed or spoken.

import { languageTag } from '../../../../../kit/web/i18n.ts';
import { DictationButton } from '../../../../../kit/web/speech/dictation-button.tsx';
import { TextArea } from '../../../../../kit/web/ui/fields/text-area.tsx';
import { DREAM_MAX, isChild } from '../../../domain/index.ts';
import { t } from '../../texts.ts';
import { AimFields } from '../aim/aim-fields.tsx';
import { DateAsked } from '../aim/date-asked.tsx';
import type { DraftState } from '../answers/use-draft.ts';

export function DreamStep({ draft, status, change }: Pick<DraftState, 'draft' | 'status' | 'change'>) {
  const { dream } = draft;
  const add = (heard: string) =>
    change({ dream: [dream.trim(), heard].filter(Boolean).join(' ').slice(0, DREAM_MAX) });
  return (
    <div className="max-w-prose">
      <div className="mb-6">
        <AimFields draft={draft} status={status} change={change} />
      </div>
      <TextArea
        label={t('dream.label')}
        hint={t('dream.hint')}
        value={dream}
        maxLength={DREAM_MAX}
        rows={3}
        onChange={({ target }) => change({ dream: target.value })}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <DictationButton onText={add} language={languageTag} />
        <span className="text-small text-muted">{t('dream.voice')}</span>
        <span className="ms-auto text-small text-muted tabular-nums">
          {t('dream.count', { count: dream.length, of: DREAM_MAX })}
        </span>
      </div>
      <DateAsked draft={draft} change={change} />
      <p className="mt-6 mb-2 text-small text-muted">{t('dream.examplesLabel')}</p>
      <ul className="flex flex-wrap gap-2">
        {(isChild(draft.grade) ? CHILD_EXAMPLES : EXAMPLES).map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => change({ dream: t(`dream.examples.${example}`) })}
              className="min-h-11 rounded-soft border border-dashed border-line-strong px-4 py-2 text-start text-small transition-colors hover:border-ink"
            >
              {t(`dream.examples.${example}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const CHILD_EXAMPLES = ['grandparents', 'cartoons', 'friends', 'travelTogether'] as const;
const EXAMPLES = ['travel', 'family', 'work', 'study'] as const;
