// What the tutor said: large Chinese beside the tutor's face, with its meaning, its sound and, for the newest, another try.

import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import type { Locale } from '../../../../kit/core/locale.ts';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { useLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import type { Message, Partner, Problem } from '../../domain/index.ts';
import { LineMeaning } from '../aids/line-meaning.tsx';
import { LineSound } from '../aids/line-sound.tsx';
import { readingOf } from '../aids/reading-of.ts';
import { usePinyinShown } from '../conversation/use-pinyin.ts';
import { MessageAction } from '../help/message-action.tsx';
import { MessageHelp } from '../help/message-help.tsx';
import { nameOf } from '../names.ts';
import { PartnerPicture } from '../partner-picture.tsx';
import { t } from '../texts.ts';
import { AnswerProblem, retryProblemText } from './answer-problem.tsx';
import { SpokenText } from './spoken-text.tsx';
import { STRUCK } from './struck.ts';
import { Teaching } from './teaching.tsx';

type TutorMessageProps = {
  readonly message: Message;
  readonly talkId: string;
  readonly partner: Partner | undefined;
  readonly language: Locale;
  readonly isFading: boolean;
  /** Said where it is not the same who spoke the last time. */
  readonly showSpeaker: boolean;
  /** Being written right now, here or on another device. */
  readonly isGrowing: boolean;
  /** The learner has read another answer here while there was no connection. */
  readonly isChanged: boolean;
  /** Only this page has the answer: the server can then not be asked about it. */
  readonly isOnlyHere: boolean;
  /** Present on the newest answer while it can be asked for again. */
  readonly onRetry: ((speaker?: 'engine') => void) | undefined;
  readonly retryProblem: Problem | null;
};

export const TutorMessage = memo(function TutorMessage(props: TutorMessageProps) {
  const { message, talkId, partner, language, isFading, showSpeaker, isGrowing, isChanged } = props;
  const showPinyin = usePinyinShown();
  const { text, speaker, standIn, hardWords } = message;
  return (
    <li
      inert={isFading}
      className={classNames('grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3', isFading && STRUCK)}
    >
      <span className={showPinyin ? 'pt-4' : 'pt-1'}>
        <PartnerPicture partner={partner} size={36} />
      </span>
      <div className="min-w-0">
        {showSpeaker && speaker ? (
          <p className="text-caption text-muted">{t(`talk.speaker.${speaker}`)}</p>
        ) : null}
        {isChanged ? <p className="text-caption text-muted">{t('message.changed')}</p> : null}
        {standIn ? <p className="text-caption text-muted">{t(`talk.standIn.${standIn}`)}</p> : null}
        <p
          className={classNames(
            'text-hanzi whitespace-pre-wrap',
            showPinyin && (showSpeaker ? 'pt-4' : 'pt-2'),
          )}
        >
          <span className="sr-only">{`${nameOf(partner)}: `}</span>
          <SpokenText
            text={text}
            otherLanguage={language === 'zh' ? undefined : language}
            words="alive"
            hard={hardWords.map(({ zh }) => zh)}
          />
          {isGrowing ? <Caret /> : null}
        </p>
        {isGrowing && text === '' ? (
          <span className="sr-only">{t('talk.thinking', { name: nameOf(partner) })}</span>
        ) : null}
        <LineMeaning translations={message.translations} />
        <Glosses words={hardWords} />
        <Teaching teaching={message.teaching} />
        {isGrowing ? null : <AfterWords {...props} talkId={talkId} />}
      </div>
    </li>
  );
});

/** What hard words mean, where that is known without the dictionary; the others say it on their card. */
function Glosses({ words }: { readonly words: Message['hardWords'] }) {
  const language = locale === 'pt' ? 'pt' : 'en';
  const core = useLanguageCore();
  const known = words.flatMap(({ zh, gloss }) => (gloss ? [{ zh, gloss: gloss[language] }] : []));
  if (known.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-4 text-small text-muted">
      {known.map(({ zh, gloss }) => (
        <div key={zh} className="flex gap-1.5">
          <dt lang="zh-Hans">{zh}</dt>
          {core ? <dd lang="zh-Latn">{readingOf(core.annotate(zh))}</dd> : null}
          <dd lang={LANGUAGE_TAGS[language]}>{gloss}</dd>
        </div>
      ))}
    </dl>
  );
}

function Caret() {
  return (
    <span
      aria-hidden="true"
      className="ms-0.5 inline-block h-[1.05em] w-[0.14em] animate-breathe rounded-full bg-seal-ink align-[-0.12em]"
    />
  );
}

function AfterWords(props: TutorMessageProps) {
  const { message, talkId, partner, language, onRetry, retryProblem, isOnlyHere } = props;
  const isWhole = message.state === 'complete';
  return (
    <>
      {message.text === '' ? null : (
        <MessageHelp
          talkId={talkId}
          message={message}
          language={language}
          isOnlyHere={isOnlyHere}
          sound={<LineSound text={message.text} voice={partner?.voice} />}
        >
          {isWhole && onRetry ? (
            <MessageAction icon={<RotateCcw aria-hidden="true" size={16} />} onClick={() => onRetry()}>
              <span className="max-tablet:sr-only">{t('message.another')}</span>
            </MessageAction>
          ) : null}
        </MessageHelp>
      )}
      {isWhole && retryProblem ? (
        <p role="alert" className="text-small text-wrong">
          {retryProblemText(retryProblem)}
        </p>
      ) : null}
      {isWhole ? null : <AnswerProblem answer={message} onRetry={onRetry} problem={retryProblem} />}
    </>
  );
}
