// A guest's first talk: the tutor asks, an answer is a tap, and each line has its sound, pinyin and meaning.

import { Fragment, useEffect, useRef, useState } from 'react';
import type { Persona } from '../../../../content/schema/people/persona.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { t as common, locale, readingLanguage } from '../../../../kit/web/i18n.ts';
import { SoundButton } from '../../../../kit/web/speech/sound-button.tsx';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { OfflineTurn } from '../../domain/index.ts';
import { Suggestions } from '../aids/suggestions.tsx';
import { t } from '../texts.ts';
import { chooseToKeep } from './choice-to-keep.ts';
import { FillBlank } from './fill-blank.tsx';
import { GUEST_TURNS, useGuestTalk } from './use-guest-talk.ts';

const MEANING = readingLanguage === 'pt' ? 'pt' : 'en';

type GuestExchangeProps = {
  readonly tutor: Pick<Persona, 'id' | 'voice'>;
  /** Somebody has just asked for it: what they pressed is gone, so the first line takes the focus. */
  readonly isAskedFor: boolean;
};

export function GuestExchange({ tutor, isAskedFor }: GuestExchangeProps) {
  const exchange = useGuestTalk(tutor.id, readingLanguage);
  const [isAnswered, setAnswered] = useState(false);
  const [begun, setBegun] = useState<{ readonly at: number; readonly beginning: string }>();
  if (exchange.status === 'loading') {
    return (
      <div aria-busy="true">
        <Skeleton lines={3} />
        <span className="sr-only">{common('loading')}</span>
      </div>
    );
  }
  if (exchange.status === 'failed') {
    return (
      <Notice tone="wrong" action={<Button onClick={exchange.retry}>{common('action.retry')}</Button>}>
        {t('guest.failed')}
      </Notice>
    );
  }
  const { opening, turns, suggestions, isYoung, isHurt, goesOn } = exchange;
  const say = (text: string, input: OfflineTurn['input']) => {
    setAnswered(true);
    exchange.say(text, input);
  };
  // What was begun belongs to the answers that were offered then.
  const beginning = begun?.at === turns.length ? begun.beginning : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ol aria-label={t('talk.messages')} className="grid gap-4">
        <TutorLine line={opening} voice={tutor.voice} takesFocus={isAskedFor && turns.length === 0} />
        {turns.map((turn, place) => (
          <Fragment key={turn.id}>
            <LearnerLine text={turn.text} />
            <TutorLine
              line={turn.answer}
              voice={tutor.voice}
              isNewest={place === turns.length - 1}
              takesFocus={isAnswered && place === turns.length - 1}
            />
          </Fragment>
        ))}
      </ol>
      <NoticePlace />
      {suggestions.length > 0 ? (
        <div className="scroll-mb-4">
          <p className="mb-1 text-small text-muted">{t('guest.choose')}</p>
          <Suggestions
            lines={suggestions}
            onSay={(text) => say(text, 'suggested')}
            onBegin={(words) => setBegun({ at: turns.length, beginning: words })}
          />
          {beginning === undefined ? null : (
            <FillBlank beginning={beginning} onSay={(text) => say(text, 'typed')} />
          )}
        </div>
      ) : null}
      {goesOn && beginning === undefined ? (
        <FillBlank key={turns.length} beginning="" onSay={(text) => say(text, 'typed')} />
      ) : null}
      {isYoung ? <ForYoung /> : null}
      {turns.length > 0 ? <KeptHere onForget={exchange.forget} /> : null}
      {turns.length > 0 && !isYoung && !isHurt ? (
        <Keep isFinished={turns.length >= GUEST_TURNS || suggestions.length === 0} />
      ) : null}
    </div>
  );
}

type TutorLineProps = {
  readonly line: {
    readonly text: string;
    readonly translation: { readonly en: string; readonly pt: string };
    readonly teaching?: OfflineTurn['answer']['teaching'];
  };
  readonly voice: Persona['voice'];
  readonly isNewest?: boolean;
  /** The answers that were pressed are gone: the keyboard goes on from here. */
  readonly takesFocus: boolean;
};

function TutorLine({
  line: { text, translation, teaching },
  voice,
  isNewest = false,
  takesFocus,
}: TutorLineProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNewest) item.current?.scrollIntoView({ block: 'nearest' });
    if (takesFocus) item.current?.focus({ preventScroll: true });
  }, [isNewest, takesFocus]);
  return (
    <li ref={item} tabIndex={-1} className="flex scroll-mt-20 scroll-mb-40 animate-appear items-start gap-1">
      <div className="min-w-0 grow">
        <p className="text-hanzi">
          <ChineseWords text={text} pinyin="always" />
        </p>
        <p lang={LANGUAGE_TAGS[MEANING]} className="text-muted">
          {translation[MEANING]}
        </p>
        {teaching?.note ? (
          <p lang={LANGUAGE_TAGS[locale]} className="mt-2">
            {teaching.note[locale]}
          </p>
        ) : null}
      </div>
      <SoundButton text={text} voice={voice} />
    </li>
  );
}

function LearnerLine({ text }: { readonly text: string }) {
  return (
    <li className="flex justify-end">
      <p className="rounded-soft bg-raised px-4 pt-4 pb-2 text-hanzi">
        <span className="sr-only">{`${t('talk.you')}: `}</span>
        <ChineseWords text={text} pinyin="always" />
      </p>
    </li>
  );
}

/** Nobody younger is led to a form by themselves: what needs none, and with whom the rest is done. */
function ForYoung() {
  return (
    <Notice
      tone="info"
      action={
        <>
          <ButtonLink to="/preschool">{t('guest.films')}</ButtonLink>
          <ButtonLink look="ghost" to={helpPath('under-16')}>
            {t('guest.forGrownUps')}
          </ButtonLink>
        </>
      }
    >
      {t('guest.young')}
    </Notice>
  );
}

/** Whoever comes to this device next meets the talk: where it is, and the way to leave nothing of it. */
function KeptHere({ onForget }: { readonly onForget: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-muted">
      {t('guest.here')}
      <button
        type="button"
        onClick={onForget}
        className="min-h-11 text-ink underline underline-offset-4 hover:text-active"
      >
        {t('guest.forget')}
      </button>
    </p>
  );
}

/** Asks for the account once there is something to keep in it. */
function Keep({ isFinished }: { readonly isFinished: boolean }) {
  if (!isFinished) {
    return (
      <p>
        <ButtonLink look="ghost" to="/auth/register" onClick={chooseToKeep}>
          {t('guest.keep')}
        </ButtonLink>
      </p>
    );
  }
  return (
    <div className="animate-appear border-t border-line pt-4">
      <p className="font-bold">{t('guest.doneTitle')}</p>
      <p className="mt-1 mb-4 text-muted">{t('guest.doneBody')}</p>
      <ButtonLink look="primary" wide to="/auth/register" onClick={chooseToKeep}>
        {t('guest.keep')}
      </ButtonLink>
    </div>
  );
}
