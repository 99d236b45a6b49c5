// The learner's turn: what stands of the line, a field for it, and what the judge says to it.

import { ArrowUp } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { DictationButton } from '../../../../kit/web/speech/dictation-button.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { MOST_HINTS, type Practice } from '../../domain/index.ts';
import { MEANING_LANGUAGE, meaningOf } from '../meaning.ts';
import type { Scene } from '../queries.ts';
import { t } from '../texts.ts';
import { beginningOf } from './beginning-of.ts';
import type { Judged } from './use-practice.ts';
import type { Answer } from './use-practice-record.ts';

type OwnLineProps = {
  readonly scene: Scene;
  readonly practice: Practice;
  readonly judged: Judged | null;
  readonly isUnavailable: boolean;
  readonly onAnswer: (answer: Answer) => void;
  readonly onHint: () => void;
  readonly onSkip: () => void;
};

export function OwnLine(props: OwnLineProps) {
  const { scene, practice, judged, isUnavailable, onHint, onSkip } = props;
  const line = scene.dialogue[practice.at];
  if (!line) return null;
  return (
    <div
      ref={intoView}
      className="grid scroll-my-20 gap-3 rounded-soft border border-line-strong bg-surface p-4"
    >
      <p className="text-small font-bold">{t('practice.yourTurn')}</p>
      <Prompt line={line} practice={practice} />
      <AnswerForm {...props} />
      {judged && judged.verdict.verdict !== 'right' ? (
        <Judgement key={practice.tries} judged={judged} />
      ) : null}
      {isUnavailable ? <Notice tone="wrong">{errorText('OFFLINE')}</Notice> : null}
      <div className="flex flex-wrap gap-2">
        {practice.hints < MOST_HINTS && practice.help !== 'full' ? (
          <Button onClick={onHint}>
            {practice.help === 'none' && practice.hints === 0 ? t('hints.start') : t('hints.whole')}
          </Button>
        ) : null}
        <Button look="ghost" onClick={onSkip}>
          {t('practice.skip')}
        </Button>
      </div>
    </div>
  );
}

/** On a phone what comes last would stand below the fixed bar. */
const intoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'nearest' });

type Line = Scene['dialogue'][number];

/** What stands of the line: what it means always where the learner reads another language, its words by the help. */
function Prompt({ line, practice }: { readonly line: Line; readonly practice: Practice }) {
  const { help, hints } = practice;
  const showsAll = help === 'full' || hints >= 2;
  const showsBeginning = help === 'start' || hints >= 1;
  return (
    <div className="grid gap-1">
      {showsAll ? (
        <p className="text-hanzi">
          <ChineseWords text={line.zh} />
        </p>
      ) : null}
      {showsBeginning && !showsAll ? (
        <p lang="zh-Hans" className="text-hanzi">
          {beginningOf(line.zh)}
        </p>
      ) : null}
      <p lang={LANGUAGE_TAGS[MEANING_LANGUAGE]} className="text-muted">
        {meaningOf(line)}
      </p>
    </div>
  );
}

function AnswerForm({ onAnswer, judged, practice }: OwnLineProps) {
  const [text, setText] = useState('');
  const [input, setInput] = useState<Answer['input']>('typed');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onAnswer({ text, input });
  };
  return (
    <form
      onSubmit={send}
      className="flex flex-wrap items-center gap-2 rounded-soft border border-line-strong bg-ground p-1 focus-within:border-ink focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus"
    >
      <label htmlFor={id} className="sr-only">
        {t('practice.field')}
      </label>
      <input
        ref={field}
        id={id}
        value={text}
        lang="zh-Hans"
        autoComplete="off"
        aria-invalid={judged !== null && practice.tries > 0}
        placeholder={t('practice.placeholder')}
        onChange={(event) => {
          setText(event.target.value);
          setInput('typed');
        }}
        className="min-h-11 min-w-0 grow basis-40 bg-transparent px-2 text-lead outline-none placeholder:text-muted"
      />
      <DictationButton
        onText={(spoken) => {
          setText(spoken);
          setInput('speech');
        }}
      />
      <button
        type="submit"
        title={t('practice.say')}
        aria-label={t('practice.say')}
        className="grid size-11 shrink-0 place-items-center rounded-soft bg-seal text-on-seal hover:bg-seal-hover"
      >
        <ArrowUp aria-hidden="true" size={22} />
      </button>
    </form>
  );
}

function Judgement({ judged: { text, verdict } }: { readonly judged: Judged }) {
  const { why, expected, given } = verdict;
  return (
    <output ref={intoView} className="scroll-my-36">
      <Notice tone={verdict.verdict === 'near' || why === 'unfinished' ? 'retry' : 'wrong'}>
        <span lang="zh-Hans" className="block text-lead">
          {text}
        </span>
        {t(`why.${why}`)} {given !== '' && expected !== '' ? t('why.instead', { given, expected }) : null}
        {given === '' && expected !== '' && why !== 'unfinished' ? t('why.expected', { expected }) : null}
        {given !== '' && expected === '' ? t('why.tooMuch', { given }) : null}
      </Notice>
    </output>
  );
}
