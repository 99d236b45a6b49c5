// The first thing that a guest can do: talk with a tutor, here and now. What it takes is fetched when they begin.

import { lazy, Suspense, useState } from 'react';
import { connect } from '../../../../kit/web/connect.ts';
import { Face } from '../../../../kit/web/face/face.tsx';
import { loadTexts, locale } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/button.tsx';
import { Chinese } from '../../../../kit/web/ui/chinese.tsx';
import { Skeleton } from '../../../../kit/web/ui/skeleton.tsx';
import { t } from '../texts.ts';

const TUTOR = import.meta.env.YULU_FIRST_TUTORS[locale];

const loadExchange = () => import('../../../tutor-chat/web/api.ts');

const GuestExchange = lazy(async () => {
  const [{ GuestExchange }] = await Promise.all([loadExchange(), loadTexts(['tutor-chat']), connect()]);
  return { default: GuestExchange };
});

export function Taste() {
  const [isBegun, setBegun] = useState(false);
  return (
    <section
      aria-labelledby="taste-title"
      // The room for the first lines is there before they are.
      className="flex min-h-80 flex-col gap-4 rounded-soft border border-line bg-surface p-4 tablet:p-6"
    >
      <header className="flex items-center gap-4 border-b border-line pb-4">
        <Face picture={TUTOR.picture} size={56} />
        <div className="min-w-0">
          <h2 id="taste-title" className="text-lead font-bold">
            {t('taste.title', { name: TUTOR.name[locale] })}
          </h2>
          <p className="text-small text-muted">{t('taste.lead')}</p>
        </div>
      </header>
      {isBegun ? (
        <Suspense fallback={<Skeleton lines={3} />}>
          <GuestExchange tutor={TUTOR} />
        </Suspense>
      ) : (
        <Invitation onBegin={() => setBegun(true)} />
      )}
    </section>
  );
}

function Invitation({ onBegin }: { readonly onBegin: () => void }) {
  return (
    <div className="flex grow flex-col justify-between gap-5 text-center">
      <div className="grid grow content-center">
        <p className="font-serif text-[3.25rem] leading-none">
          <Chinese text="你好！" syllables={['nǐ', 'hǎo']} showPinyin />
        </p>
        <p className="mt-2 text-lead text-muted">{t('taste.hello')}</p>
      </div>
      <div>
        <Button
          look="primary"
          wide
          onClick={onBegin}
          // A moment earlier: the code is on its way when the finger lifts.
          onPointerDown={() => void loadExchange().catch(() => undefined)}
        >
          {t('taste.begin')}
        </Button>
        <p className="mt-2 text-small text-muted">{t('taste.note')}</p>
      </div>
    </div>
  );
}
