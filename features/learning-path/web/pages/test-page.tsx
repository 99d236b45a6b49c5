// Testing out of a lesson or a band: what the path says of it, then the test.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { newId } from '../../../../kit/web/new-id.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { useSendEvents } from '../../../learning-events/web/api.ts';
import { hasTest } from '../node-texts.ts';
import { type PathNode, pathQuery } from '../queries.ts';
import { makeTest } from '../test/make-test.ts';
import { TestView } from '../test/test-view.tsx';
import { t } from '../texts.ts';

const ROOM =
  'mx-auto w-full max-w-reading px-4 pt-3 tablet:px-8 tablet:pt-8 ' +
  'min-h-[calc(100dvh-var(--bar-top)-var(--bar-bottom))]';

export function TestPage() {
  const { node: id } = useParams();
  const query = useQuery(pathQuery);
  useSendEvents();
  return (
    <section data-focus-mode data-one-task aria-label={t('test.title')} className={ROOM}>
      <PageTitle title={t('test.title')} />
      <h1 className="sr-only">{t('test.title')}</h1>
      <QueryPart query={query} failed={t('failed')} lines={6}>
        {({ nodes }) => {
          const node = nodes.find((each) => each.id === id);
          return node && hasTest(node) ? <Test node={node} /> : <NoTest />;
        }}
      </QueryPart>
    </section>
  );
}

function NoTest() {
  return (
    <EmptyState
      title={t('test.none')}
      action={<ButtonLink to="/learning-path">{t('test.toPath')}</ButtonLink>}
    >
      {t('test.noneBody')}
    </EmptyState>
  );
}

/** What was asked stays the same while it is taken, whatever is learnt of the path meanwhile. */
function Test({ node: asItWas }: { readonly node: PathNode }) {
  const [sitting, setSitting] = useState(newId);
  const [node] = useState(asItWas);
  const query = useQuery({
    queryKey: ['learning-path-test', node.id, sitting],
    queryFn: () => makeTest(node, sitting),
    // Made of the page's own files.
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <QueryPart query={query} failed={t('test.unmade')} lines={6}>
      {(items) => (
        <TestView
          key={sitting}
          node={node}
          sitting={sitting}
          items={items}
          onAgain={() => setSitting(newId())}
        />
      )}
    </QueryPart>
  );
}
