// What is being written in a talk: the draft, which survives a reload, or a change to something said before.

import { useState } from 'react';
import { type Input, type Message, withWordsBack } from '../../domain/index.ts';
import { keep, recall } from '../visit-storage.ts';

export type Writing = {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Adds what was spoken to what stands there. */
  readonly dictate: (spoken: string) => void;
  /** `speech` while nobody has written or changed anything of it by hand. */
  readonly input: Input;
  /** The message that is being changed; undefined while something new is written. */
  readonly editing: Message | undefined;
  readonly edit: (message: Message) => void;
  readonly cancelEdit: () => void;
  /** Empties the field after its words were sent. */
  readonly sent: () => void;
  /** Puts unsent words back into the field. */
  readonly takeBack: (text: string) => void;
};

export function useComposer(talkId: string): Writing {
  const [draft, setDraft] = useState(() => recall('draft', talkId) ?? '');
  const [change, setChange] = useState<{ readonly message: Message; readonly text: string } | null>(null);
  const [spoken, setSpoken] = useState('');
  const writeDraft = (text: string) => {
    setDraft(text);
    keep('draft', talkId, text);
  };
  const text = change ? change.text : draft;
  const write = (written: string) => (change ? setChange({ ...change, text: written }) : writeDraft(written));
  return {
    text,
    write,
    dictate: (heard) => {
      write(text + heard);
      setSpoken(text === spoken ? text + heard : '');
    },
    input: spoken !== '' && text === spoken ? 'speech' : 'typed',
    editing: change?.message,
    edit: (message) => setChange({ message, text: message.text }),
    cancelEdit: () => setChange(null),
    sent: () => {
      setSpoken('');
      if (change) setChange(null);
      else writeDraft('');
    },
    takeBack: (text) => writeDraft(withWordsBack(text, draft)),
  };
}
