// The second step: the interest map, in four regions.

import {
  INTEREST_REGIONS,
  type InterestRegion,
  interestsOffered,
  toggleInterest,
} from '../../../domain/index.ts';
import { t } from '../../texts.ts';
import { ChoiceChips } from '../aim/choice-chips.tsx';
import { interestName } from '../answers/area-name.ts';
import type { DraftState } from '../answers/use-draft.ts';

export function InterestsStep({ draft, change }: Pick<DraftState, 'draft' | 'change'>) {
  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-2">
        {REGIONS.map((region) => (
          <div key={region} className="rounded-soft border border-line bg-surface p-5">
            <ChoiceChips
              label={t(`regions.${region}`)}
              chosen={draft.interests}
              onToggle={(interest) => change({ interests: toggleInterest(draft.interests, interest) })}
              options={interestsOffered(region, draft.grade, draft.interests).map((value) => ({
                value,
                label: interestName(value, draft.grade),
              }))}
            />
          </div>
        ))}
      </div>
      <p aria-live="polite" className="mt-4 text-small text-muted">
        {t('interestsChosen', { count: draft.interests.length })}
      </p>
    </>
  );
}

// The keys of a literal of this type: nothing else is in it.
const REGIONS = Object.keys(INTEREST_REGIONS) as readonly InterestRegion[];
