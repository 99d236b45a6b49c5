// Reads a finished answer out to screen readers once, instead of every piece of it.

import type { Message, Tutor } from '../../domain/index.ts';
import { nameOf } from '../names.ts';
import { SpokenText } from './spoken-text.tsx';

type AnnouncerProps = { readonly message: Message | null; readonly tutor: Tutor | undefined };

export function Announcer({ message, tutor }: AnnouncerProps) {
  return (
    <output className="sr-only">
      {message ? (
        <span key={message.id}>
          {`${nameOf(tutor)}: `}
          <SpokenText text={message.text} />
        </span>
      ) : null}
    </output>
  );
}
