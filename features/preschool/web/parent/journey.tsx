// Brings all films onto the device before a journey: the service worker keeps what is fetched here.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loadTexts } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { addressOf, filmsQuery, posterOf } from '../film-queries.ts';
import { KEPT_KEY } from '../list/use-kept-films.ts';
import { t } from '../texts.ts';

type Progress = { readonly done: number; readonly failed: number };

export function Journey() {
  const client = useQueryClient();
  const { data: films = [] } = useQuery(filmsQuery);
  const [progress, setProgress] = useState<Progress>();
  // Without a service worker nothing stays.
  if (films.length === 0 || !('serviceWorker' in navigator) || !navigator.serviceWorker.controller)
    return null;
  const isBusy = progress !== undefined && progress.done < films.length;
  const fetchAll = async () => {
    let failed = 0;
    setProgress({ done: 0, failed });
    // What the words of the player need; its code came with the first touch of the list.
    const hasTexts = loadTexts(['my-words']).then(
      () => true,
      () => false,
    );
    for (const [index, { id }] of films.entries()) {
      const came = await Promise.all([addressOf(id), posterOf(id)].map(fetchOne));
      if (came.includes(false) || !(await hasTexts)) failed++;
      setProgress({ done: index + 1, failed });
    }
    await client.invalidateQueries({ queryKey: KEPT_KEY });
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button busy={isBusy} onClick={() => void fetchAll()}>
        {t('journey.keep')}
      </Button>
      <output className="text-small text-muted">
        {progress === undefined ? t('journey.hint') : tell(progress, films.length)}
      </output>
    </div>
  );
}

/** Whether it came whole: what was begun only is not kept. */
async function fetchOne(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

function tell({ done, failed }: Progress, count: number): string {
  if (done < count) return t('journey.underWay', { done, count });
  return failed === 0 ? t('journey.done', { count }) : t('journey.missing', { failed, count });
}
