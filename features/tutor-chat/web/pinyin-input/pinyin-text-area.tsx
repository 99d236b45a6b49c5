// Several lines of Chinese that may be typed in pinyin, as in talks: candidates below the field, taken by number, space, Enter or tap.

import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react';
import { TextArea } from '../../../../kit/web/ui/fields/text-area.tsx';
import { Candidates, optionId } from './candidates.tsx';
import type { PinyinInput } from './use-pinyin-input.ts';

type PinyinTextAreaProps = Pick<
  ComponentProps<typeof TextArea>,
  'label' | 'hint' | 'error' | 'maxLength' | 'rows'
> & {
  readonly value: string;
  /** Of `usePinyinInput` for that value; whoever sends it sends `converted`. */
  readonly input: PinyinInput;
};

/** The page names `tutor-chat` among its texts. */
export function PinyinTextArea({ value, input, ...shown }: PinyinTextAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const isOffered = input.candidates.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const candidate = input.candidates[input.active];
    if (input.onKeyDown(event) || event.key !== 'Enter' || candidate === undefined) return;
    if (event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    input.choose(candidate);
  };
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <TextArea
        {...shown}
        ref={field}
        value={value}
        lang="zh-Hans"
        aria-autocomplete="list"
        aria-controls={isOffered ? listId : undefined}
        aria-activedescendant={isOffered ? optionId(listId, input.active) : undefined}
        onChange={input.onChange}
        onKeyDown={onKeyDown}
      />
      <Candidates input={input} listId={listId} onChosen={() => field.current?.focus()} />
    </div>
  );
}
