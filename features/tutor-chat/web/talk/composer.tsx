// Where the learner writes: Enter sends, Shift+Enter begins a line, and a half-written character is never sent.

import { ArrowUp, Square, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type RefObject, useId } from 'react';
import type { Line } from '../../../../content/schema/line.ts';
import { GIVES_KEYS } from '../../../../kit/web/shortcuts/page-keys.ts';
import { DictationButton } from '../../../../kit/web/speech/dictation-button.tsx';
import { IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { canSend, roomLeft, spokenText } from '../../domain/index.ts';
import { Suggestions } from '../aids/suggestions.tsx';
import type { Writing } from '../conversation/use-composer.ts';
import type { Hint } from '../conversation/use-hint.ts';
import { Candidates, optionId } from '../pinyin-input/candidates.tsx';
import { usePinyinInput } from '../pinyin-input/use-pinyin-input.ts';
import { t } from '../texts.ts';
import { HintButton, HintPanel } from './hint-panel.tsx';

type ComposerProps = {
  readonly writing: Writing;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** An answer is on its way: it can be stopped, and nothing is sent meanwhile. */
  readonly isAsking: boolean;
  /** The talk is not there yet. */
  readonly isBlocked: boolean;
  /** Earlier words wait to be sent again or taken back. */
  readonly hasUnsent: boolean;
  readonly onSend: (text: string) => void;
  readonly onStop: () => void;
  /** Help for what is to be said; undefined where there is none. */
  readonly hint?: Hint | undefined;
  /** Answers to tap while nothing is written; a tap says one. */
  readonly suggestions: readonly Line[];
  readonly onSuggested: (sentence: string) => void;
};

export function Composer(props: ComposerProps) {
  const { writing, field, isAsking, isBlocked, hasUnsent, onSend, onStop, hint } = props;
  const { suggestions, onSuggested } = props;
  const { text, write, dictate, editing, cancelEdit } = writing;
  const hintId = useId();
  const listId = useId();
  const pinyin = usePinyinInput(text, write);
  const offered = isAsking || isBlocked ? 0 : pinyin.candidates.length;
  const room = roomLeft(text);
  const isReady = !isAsking && !isBlocked && !hasUnsent && canSend(text);
  const send = () => {
    // What is still pinyin goes as the characters that stand first above it.
    if (isReady) onSend(spokenText(offered > 0 ? pinyin.converted : text));
  };
  /** Back to writing: the button that did it goes away. */
  const back = (leave: () => void) => {
    leave();
    field.current?.focus();
  };
  /** What was pressed goes away. By the keyboard, the field has the focus then; a tap leaves it where it is. */
  const byHand = (byKeyboard: boolean, act: () => void) => (byKeyboard ? back(act) : act());
  const canSuggest = text === '' && !isAsking && !isBlocked && !hasUnsent && !editing && !hint?.shown;
  const use = (sentence: string) => back(() => write(sentence));
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (offered > 0 && pinyin.onKeyDown(event)) return;
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="shrink-0 border-t border-line bg-ground px-3 py-2 group-data-keyboard/layout:py-1 tablet:px-8 tablet:py-3">
      <div className="mx-auto max-w-reading">
        {editing ? <EditBanner onCancel={() => back(cancelEdit)} /> : null}
        {hint && !isAsking ? (
          <HintPanel hint={{ ...hint, close: () => back(hint.close) }} onUse={use} />
        ) : null}
        {canSuggest ? (
          <Suggestions
            lines={suggestions}
            onSay={(sentence, byKeyboard) => byHand(byKeyboard, () => onSuggested(sentence))}
            onBegin={use}
          />
        ) : null}
        {offered > 0 ? (
          <Candidates input={pinyin} listId={listId} onChosen={() => field.current?.focus()} />
        ) : null}
        <div className="flex flex-wrap items-end gap-x-2 rounded-soft border border-line-strong bg-surface p-1 transition-colors focus-within:border-ink focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-focus">
          {hint && !isAsking && !isBlocked ? <HintButton hint={hint} /> : null}
          <textarea
            ref={field}
            rows={1}
            value={text}
            aria-label={t('composer.label')}
            aria-describedby={hintId}
            placeholder={t('composer.placeholder')}
            enterKeyHint="send"
            aria-autocomplete="list"
            aria-controls={offered > 0 ? listId : undefined}
            aria-activedescendant={offered > 0 ? optionId(listId, pinyin.active) : undefined}
            {...GIVES_KEYS}
            onChange={pinyin.onChange}
            onKeyDown={onKeyDown}
            className="field-sizing-content max-h-[30dvh] min-h-11 min-w-0 grow basis-32 resize-none bg-transparent px-2 py-2 text-lead outline-none placeholder:text-muted max-tablet:placeholder:text-body"
          />
          {isAsking || isBlocked ? null : <DictationButton onText={(heard) => back(() => dictate(heard))} />}
          {isAsking ? (
            <StopButton onClick={({ detail }) => byHand(detail === 0, onStop)} />
          ) : (
            <SendButton isReady={isReady} onClick={({ detail }) => byHand(detail === 0, send)} />
          )}
        </div>
        <p id={hintId} className="sr-only">
          {t('composer.hint')}
        </p>
        {hasUnsent && canSend(text) ? (
          <output className="block pt-1 text-caption text-muted">{t('composer.unsentFirst')}</output>
        ) : null}
        {room === null ? null : (
          <output
            className={classNames('block pt-1 text-end text-caption', room < 0 ? 'text-wrong' : 'text-muted')}
          >
            {room < 0 ? t('composer.over', { count: -room }) : t('composer.left', { count: room })}
          </output>
        )}
      </div>
    </div>
  );
}

/** An input method is still putting a character together; Safari says so only by the key code. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

const ROUND = 'grid size-11 shrink-0 place-items-center rounded-soft transition-colors';

type HandProps = { readonly onClick: (event: MouseEvent) => void };

function SendButton({ isReady, onClick }: HandProps & { readonly isReady: boolean }) {
  return (
    <button
      type="button"
      title={t('composer.send')}
      aria-label={t('composer.send')}
      aria-disabled={!isReady}
      onClick={onClick}
      className={classNames(ROUND, isReady ? 'bg-seal text-on-seal hover:bg-seal-hover' : 'text-muted')}
    >
      <ArrowUp aria-hidden="true" size={22} />
    </button>
  );
}

function StopButton({ onClick }: HandProps) {
  return (
    <button
      type="button"
      title={t('composer.stop')}
      aria-label={t('composer.stop')}
      onClick={onClick}
      className={classNames(ROUND, 'border border-line-strong text-ink hover:border-ink hover:bg-raised')}
    >
      <Square aria-hidden="true" size={18} fill="currentColor" />
    </button>
  );
}

function EditBanner({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <output className="mb-2 flex items-center gap-2 rounded-soft bg-retry-ground ps-3 text-small">
      <span className="grow py-2">{t('composer.editing')}</span>
      <IconButton label={t('composer.cancelEdit')} onClick={onCancel}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </output>
  );
}
