// What is being written in a talk: the draft, which survives a reload, or a change to something said before.

import { useState } from 'react';
import { type Message, withWordsBack } from '../../domain/index.ts';
import { keep, recall } from '../visit-storage.ts';

export type Writing = {
  readonly text: string;
  readonly write: (text: string) => void;
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
  const writeDraft = (text: string) => {
    setDraft(text);
    keep('draft', talkId, text);
  };
  return {
    text: change ? change.text : draft,
    write: (text) => (change ? setChange({ ...change, text }) : writeDraft(text)),
    editing: change?.message,
    edit: (message) => setChange({ message, text: message.text }),
    cancelEdit: () => setChange(null),
    sent: () => (change ? setChange(null) : writeDraft('')),
    takeBack: (text) => writeDraft(withWordsBack(text, draft)),
  };
}
