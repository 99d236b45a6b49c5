// What a guest writes: the rest of an answer that is begun, such as the name after 我叫, or a sentence of their own.

import { type FormEvent, useState } from 'react';
import { GIVES_KEYS } from '../../../../kit/web/shortcuts/page-keys.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { CONTROL } from '../../../../kit/web/ui/fields/field.tsx';
import { t } from '../texts.ts';

const LONGEST = 200;

type FillBlankProps = {
  /** Empty for a sentence of their own. */
  readonly beginning: string;
  readonly onSay: (sentence: string) => void;
};

export function FillBlank({ beginning, onSay }: FillBlankProps) {
  const [rest, setRest] = useState('');
  const isOwn = beginning === '';
  const label = t(isOwn ? 'guest.write' : 'guest.fill');
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (rest.trim() !== '') onSay(isOwn ? rest.trim() : `${beginning}${rest.trim()}。`);
  };
  return (
    <form onSubmit={say} className="mt-2 flex items-center gap-2">
      {isOwn ? null : (
        <span lang="zh-Hans" className="shrink-0 text-lead">
          {beginning}
        </span>
      )}
      <input
        // The tap on an answer asked for this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={!isOwn}
        // Whoever chooses by keys has not gone to the field themselves: until they write, digits still choose.
        {...(isOwn ? {} : GIVES_KEYS)}
        value={rest}
        onChange={(event) => setRest(event.target.value)}
        maxLength={LONGEST}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="send"
        className={`${CONTROL} min-w-0`}
      />
      <span className="shrink-0">
        <Button type="submit" look="primary" disabled={rest.trim() === ''}>
          {t('guest.say')}
        </Button>
      </span>
    </form>
  );
}
