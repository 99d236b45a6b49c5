// A plan that somebody has shared: to be read by whoever has the address, signed in or not.

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { WeekList } from '../plan/weeks/week-list.tsx';
import { sharedPlanQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function SharedPlanPage() {
  const { key = '' } = useParams();
  const query = useQuery(sharedPlanQuery(key));
  return (
    <Page
      title={query.data?.title ?? t('shared.title')}
      width="wide"
      actions={<ButtonLink to="/">{t('shared.toHome')}</ButtonLink>}
    >
      <QueryPart
        query={query}
        failed={t('planFailed')}
        explain={(error) =>
          errorCode(error) === 'NOT_FOUND' ? t('shared.gone') : errorText(errorCode(error))
        }
      >
        {({ weeks }) => (
          <div className="grid gap-8">
            <div className="grid justify-items-start gap-4">
              <p className="max-w-prose">{t('shared.lead')}</p>
              <ButtonLink to="/adaptive-learning" look="primary">
                {t('shared.makeOwn')}
              </ButtonLink>
            </div>
            <WeekList weeks={weeks} />
          </div>
        )}
      </QueryPart>
    </Page>
  );
}
