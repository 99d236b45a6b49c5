// The reports that are kept on this device, one tap apart; this one is kept or let go of.

import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { t } from '../texts.ts';
import { follow, followedReports, unfollow } from './followed.ts';

/** `name`: of this report's learner. */
export function FollowedPart({ reportKey, name }: { readonly reportKey: string; readonly name: string }) {
  const [followed, setFollowed] = useState(followedReports);
  const isKept = followed.some(({ key }) => key === reportKey);
  const change = () => {
    if (isKept) unfollow(reportKey);
    else follow({ key: reportKey, name });
    setFollowed(followedReports());
  };
  return (
    <div className="print:hidden">
      <Section title={t('followed.title')} lead={t('followed.lead')}>
        {followed.length === 0 ? null : (
          <ul className="mb-3 flex flex-wrap gap-x-6">
            {followed.map((report) => (
              <li key={report.key}>
                {report.key === reportKey ? (
                  <span aria-current="page" className="inline-flex min-h-11 items-center font-bold">
                    {report.name}
                  </span>
                ) : (
                  <Link
                    to={`/report/${report.key}`}
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    {report.name}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )}
        <Button onClick={change}>{t(isKept ? 'followed.forget' : 'followed.keep')}</Button>
      </Section>
    </div>
  );
}
