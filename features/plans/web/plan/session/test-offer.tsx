// The way past a lesson that is known: its test instead of its rounds. Where most of its words are known, it comes first.

import { Link } from 'react-router';
import { ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import type { NextSession } from '../../queries.ts';
import { t } from '../../texts.ts';

type TestOut = NextSession['testOut'];

/** Nothing where the session does not begin with a lesson. */
export function TestOffer({ testOut }: { readonly testOut: TestOut }) {
  if (!testOut) return null;
  const { lesson, known, of, isLikely } = testOut;
  const to = `/learning-path/test/lesson:${lesson}`;
  if (!isLikely)
    return (
      <Link to={to} className="inline-flex min-h-11 items-center text-small underline underline-offset-4">
        {t('testOut.offer')}
      </Link>
    );
  return (
    <div className="grid gap-3">
      <p className="text-small text-muted">{t('testOut.likely', { known, of })}</p>
      <div>
        <ButtonLink look="primary" to={to}>
          {t('testOut.go')}
        </ButtonLink>
      </div>
    </div>
  );
}
