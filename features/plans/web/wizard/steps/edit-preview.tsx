// What new answers would change of a plan, before they are taken: the plan as it is stays until then.

import { Button, ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { WayDetails } from '../../plan/change/way-details.tsx';
import type { EditPreview as Preview } from '../../queries.ts';
import { t } from '../../texts.ts';

type EditPreviewProps = {
  readonly plan: string;
  readonly change: NonNullable<Preview['change']>;
  /** The day of the goal by the new answers. */
  readonly by: string | null;
  readonly isBusy: boolean;
  readonly onTake: () => void;
};

export function EditPreview({ plan, change: { before, way }, by, isBusy, onTake }: EditPreviewProps) {
  return (
    <Notice
      tone="info"
      title={t('editing.preview')}
      action={
        <>
          <Button look="primary" busy={isBusy} onClick={onTake}>
            {t('editing.apply')}
          </Button>
          <ButtonLink to={`/adaptive-learning/plans/${plan}`}>{t('editing.keep')}</ButtonLink>
        </>
      }
    >
      <WayDetails way={way} before={before} isAsked={true} by={by} />
    </Notice>
  );
}
