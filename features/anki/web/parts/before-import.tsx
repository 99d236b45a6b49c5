// What somebody should know before a deck comes: what it is asked by here, what stays as it is, and how it goes back.

import { Link } from 'react-router';
import { useToday } from '../../../study-time/web/api.ts';
import { t } from '../texts.ts';

export function BeforeImport() {
  const today = useToday();
  return (
    <section aria-labelledby="before-import" className="mt-4">
      <h3 id="before-import" className="text-small font-bold">
        {t('bring.before')}
      </h3>
      <ul className="mt-1 grid list-disc gap-2 ps-5 text-small text-muted">
        <li>
          {today?.limited ? t('bring.timeOf', { count: Math.floor(today.given / 60) }) : t('bring.time')}
        </li>
        <li>{t('bring.grading')}</li>
        <li>
          {t('bring.bothWays')}{' '}
          <Link to="/study/settings" className="text-active underline underline-offset-4">
            {t('bring.toSettings')}
          </Link>
        </li>
        <li>{t('bring.kept')}</li>
        <li>{t('bring.wayBack')}</li>
      </ul>
    </section>
  );
}
