// How many minutes a day somebody wants to study; the choice acts at once, wherever it is made.

import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { MINUTES_A_DAY } from '../../domain/index.ts';
import { useLearnerSettings } from '../settings-state.ts';
import { changeLearnerSettings } from '../settings-sync.ts';
import { t } from '../texts.ts';

/** `usual`: what is planned for who has not chosen. */
export function MinutesChoice({ usual = null }: { readonly usual?: number | null }) {
  const { minutesADay, isKnown } = useLearnerSettings();
  if (!isKnown) return <Skeleton lines={1} />;
  const shown = minutesADay ?? usual;
  return (
    <SegmentedControl
      label={t('minutes.label')}
      value={shown === null ? null : String(shown)}
      onChange={(chosen) =>
        changeLearnerSettings({ minutesADay: MINUTES_A_DAY.find((each) => String(each) === chosen) })
      }
      options={MINUTES_A_DAY.map((count) => ({
        value: String(count),
        label: t('minutes.count', { count }),
      }))}
    />
  );
}
