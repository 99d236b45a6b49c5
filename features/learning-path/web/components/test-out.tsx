// The way to skip what one knows: a test instead of doing it.

import { Link } from 'react-router';
import { testPath } from '../node-texts.ts';
import type { PathNode } from '../queries.ts';
import { t } from '../texts.ts';

export function TestOut({ node }: { readonly node: PathNode }) {
  return (
    <Link to={testPath(node)} className="inline-flex min-h-11 items-center text-small underline">
      {t('test.offer')}
    </Link>
  );
}
