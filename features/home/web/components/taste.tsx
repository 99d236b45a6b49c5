// The first thing that a guest can do: talk with a tutor, here and now. What it takes is fetched when they begin.

import { useRef, useState } from 'react';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { connect } from '../../../../kit/web/connect.ts';
import { loadTexts, locale, readingLanguage } from '../../../../kit/web/i18n.ts';
import { readStored } from '../../../../kit/web/storage.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { AwayNotice } from '../../../../kit/web/ui/loading/away-notice.tsx';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { Chinese } from '../../../../kit/web/ui/text/chinese.tsx';
import { useSite } from '../../../site/web/api.ts';
import { GUEST_TALK_KEY, type GuestTalk, readGuestTalk } from '../../../tutor-chat/domain/index.ts';
import { t } from '../texts.ts';

const TUTORS = import.meta.env.YULU_FIRST_TUTORS;

/** Whoever reads another language than the page's meets these words beside it; the page's texts come in one language. */
const OWN_WORDS = {
  en: {
    hello: 'Hello!',
    begin: 'Start talking',
    note: 'A first talk: one minute, no account, mostly taps.',
    free: (minutes: number) => `Afterwards ${minutes} min a day are free.`,
  },
  pt: {
    hello: 'Olá!',
    begin: 'Começar a conversar',
    note: 'Uma primeira conversa: um minuto, sem conta, quase só toques.',
    free: (minutes: number) => `Depois, ${minutes} min por dia são grátis.`,
  },
} as const;
const own = readingLanguage === locale || readingLanguage === 'zh' ? undefined : OWN_WORDS[readingLanguage];

/** Who was talked with in an earlier visit goes on; else who fits the language that is read. */
function tutorToMeet(begun: GuestTalk | undefined) {
  return Object.values(TUTORS).find(({ id }) => id === begun?.tutorId) ?? TUTORS[readingLanguage];
}

/** Drawn by the build: the code that draws any face comes with the talk. */
const faceOf = ({ id }: { readonly id: string }) => `${import.meta.env.YULU_TEACHING}/face-${id}.svg`;

const loadExchange = () => import('../../../tutor-chat/web/api.ts');

/** Its code may not be had now: the rest of the page stays, and this comes with the connection. */
const GuestExchange = lazyPart(
  async () => {
    const [{ GuestExchange }] = await Promise.all([loadExchange(), loadTexts(['tutor-chat']), connect()]);
    return GuestExchange;
  },
  { waiting: <Skeleton lines={3} />, failed: <AwayNotice /> },
);

export function Taste() {
  const [stored] = useState(() => readGuestTalk(readStored(GUEST_TALK_KEY)));
  const [isAskedFor, setAskedFor] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const begin = () => {
    // The button goes at once, the first line comes a moment later.
    title.current?.focus({ preventScroll: true });
    setAskedFor(true);
  };
  const tutor = tutorToMeet(stored);
  return (
    <section
      aria-labelledby="taste-title"
      // The room for the first lines is there before they are.
      className="flex min-h-80 flex-col gap-4 rounded-soft border border-line bg-surface p-4 tablet:p-6"
    >
      <header className="flex items-center gap-4 border-b border-line pb-4">
        <img src={faceOf(tutor)} alt="" width={56} height={56} className="shrink-0" />
        <div className="min-w-0">
          <h2 ref={title} id="taste-title" tabIndex={-1} className="text-lead font-bold">
            {t('taste.title', { name: tutor.name[locale] })}
          </h2>
          <p className="text-small text-muted">{t('taste.lead')}</p>
        </div>
      </header>
      {isAskedFor || stored ? (
        <GuestExchange tutor={tutor} isAskedFor={isAskedFor} />
      ) : (
        <Invitation onBegin={begin} />
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
        <p className="mt-2 text-lead text-muted">
          {own ? <OwnWords>{own.hello}</OwnWords> : t('taste.hello')}
        </p>
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
          {own ? <OwnWords>{own.begin}</OwnWords> : null}
        </Button>
        <p className="mt-2 text-small text-muted">
          {own ? <OwnWords>{own.note}</OwnWords> : t('taste.note')}
        </p>
        <FreeMinutes />
      </div>
    </div>
  );
}

/** What studying costs is said before anybody begins. Its room is there before the number is. */
function FreeMinutes() {
  const minutes = useSite()?.freeMinutes;
  return (
    <p className="mt-1 min-h-10 text-small text-muted">
      {minutes === undefined ? null : own ? (
        <OwnWords>{own.free(minutes)}</OwnWords>
      ) : (
        t('taste.free', { count: minutes })
      )}
    </p>
  );
}

/** In the language that is read, where the page is in another. */
function OwnWords({ children }: { readonly children: string }) {
  return <span lang={LANGUAGE_TAGS[readingLanguage]}>{children}</span>;
}
