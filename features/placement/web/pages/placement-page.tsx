// Finding out where a learner stands: what it is, the items one by one, and the result.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { ITEMS_MAX } from '../../domain/index.ts';
import { latestQuery } from '../queries.ts';
import { ResultView } from '../result/result-view.tsx';
import { begin, keepOpen, type OpenPlacement, readOpen } from '../take/stored-answers.ts';
import { Taking } from '../take/taking.tsx';
import { t } from '../texts.ts';
import { useOnward } from '../use-onward.ts';

/** One task on the whole screen, as in reviews. */
const ROOM =
  'mx-auto w-full max-w-reading px-4 pt-3 tablet:px-8 tablet:pt-8 ' +
  'min-h-[calc(100dvh-var(--bar-top)-var(--bar-bottom))]';

export function PlacementPage() {
  const [open, setOpen] = useState<OpenPlacement | undefined>(undefined);
  const change = (next: OpenPlacement) => {
    keepOpen(next);
    setOpen(next);
  };
  const leave = () => setOpen(undefined);
  if (open === undefined) return <Start onBegin={change} />;
  return (
    <section data-focus-mode data-one-task aria-label={t('title')} className={ROOM}>
      <PageTitle title={t('title')} />
      <h1 className="sr-only">{t('title')}</h1>
      <Taking open={open} onChange={change} onLeave={leave} onFinished={leave} />
    </section>
  );
}

function Start({ onBegin }: { readonly onBegin: (open: OpenPlacement) => void }) {
  const query = useQuery(latestQuery);
  const [isAgain, setAgain] = useState(false);
  return (
    <Page help={helpPath('level')} title={t('title')} lead={t('lead')}>
      <QueryPart query={query} failed={t('failed')} lines={6}>
        {(latest) =>
          latest && !isAgain ? (
            <ResultView placement={latest} onAgain={() => setAgain(true)} />
          ) : (
            <Intro onBegin={onBegin} />
          )
        }
      </QueryPart>
    </Page>
  );
}

function Intro({ onBegin }: { readonly onBegin: (open: OpenPlacement) => void }) {
  const open = readOpen();
  const onward = useOnward();
  const isOpen = open !== undefined && open.answers.length > 0;
  return (
    <div className="grid gap-6">
      <ul className="grid list-disc gap-2 ps-5">
        <li>{t('intro.short', { most: ITEMS_MAX })}</li>
        <li>{t('intro.invented')}</li>
        <li>{t('intro.words')}</li>
        <li>{t('intro.optional')}</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => onBegin(open ?? begin())}>
          {isOpen ? t('intro.goOn', { count: open.answers.length + 1 }) : t('intro.begin')}
        </Button>
        {isOpen ? <Button onClick={() => onBegin(begin())}>{t('intro.anew')}</Button> : null}
        <ButtonLink look="ghost" to={onward.to}>
          {t('intro.skip')}
        </ButtonLink>
      </div>
    </div>
  );
}
