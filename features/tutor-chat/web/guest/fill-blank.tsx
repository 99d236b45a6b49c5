// A guest's answer with a blank: its beginning stands there, the rest is written, such as the name after 我叫.

import { type FormEvent, useState } from 'react';
import { GIVES_KEYS } from '../../../../kit/web/shortcuts/page-keys.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { CONTROL } from '../../../../kit/web/ui/fields/field.tsx';
import { t } from '../texts.ts';

const LONGEST = 40;

type FillBlankProps = {
  readonly beginning: string;
  readonly onSay: (sentence: string) => void;
};

export function FillBlank({ beginning, onSay }: FillBlankProps) {
  const [rest, setRest] = useState('');
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (rest.trim() !== '') onSay(`${beginning}${rest.trim()}。`);
  };
  return (
    <form onSubmit={say} className="mt-2 flex items-center gap-2">
      <span lang="zh-Hans" className="shrink-0 text-lead">
        {beginning}
      </span>
      <input
        // The tap on the answer asked for this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        // Whoever chooses by keys has not gone to the field themselves: until they write, digits still choose.
        {...GIVES_KEYS}
        value={rest}
        onChange={(event) => setRest(event.target.value)}
        maxLength={LONGEST}
        aria-label={t('guest.fill')}
        placeholder={t('guest.fill')}
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
