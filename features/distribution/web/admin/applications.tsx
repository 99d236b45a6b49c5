// Applications to become a distributor that wait for an answer.

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ApplicationsPart } from '../../../applications/web/api.ts';
import { applicationsQuery, distributionApi, distributorsQuery } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

export function Applications() {
  const queries = useQueryClient();
  return (
    <ApplicationsPart
      query={useInfiniteQuery(applicationsQuery)}
      renderAnswers={({ plan }) => <p className="my-3 max-w-prose break-words whitespace-pre-line">{plan}</p>}
      approval={(name) => ({
        title: t('admin.distributors.approveTitle', { name }),
        body: t('admin.distributors.approveBody'),
        done: t('admin.distributors.approved', { name }),
      })}
      decide={(id, decision) => distributionApi.decideApplication({ id, decision })}
      refresh={async () => {
        await queries.invalidateQueries(applicationsQuery);
        await queries.invalidateQueries(distributorsQuery);
      }}
      explain={refusalText}
    />
  );
}
