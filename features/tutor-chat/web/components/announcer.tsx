// Reads a finished answer out to screen readers once, instead of every piece of it.

import type { Message, Tutor } from '../../domain/index.ts';
import { nameOf } from '../names.ts';
import { SpokenText } from './spoken-text.tsx';

type AnnouncerProps = { readonly message: Message | null; readonly tutor: Tutor | undefined };

export function Announcer({ message, tutor }: AnnouncerProps) {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {message ? (
        <p key={message.id}>
          {`${nameOf(tutor)}: `}
          <SpokenText text={message.text} syllables={null} />
        </p>
      ) : null}
    </div>
  );
}
