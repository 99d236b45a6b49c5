// Reads a finished answer out to screen readers once, instead of every piece of it.

import type { Message, Partner } from '../../domain/index.ts';
import { SpokenText } from '../messages/spoken-text.tsx';
import { nameOf } from '../names.ts';

type AnnouncerProps = { readonly message: Message | null; readonly partner: Partner | undefined };

export function Announcer({ message, partner }: AnnouncerProps) {
  return (
    <output className="sr-only">
      {message ? (
        <span key={message.id}>
          {`${nameOf(partner)}: `}
          <SpokenText text={message.text} />
        </span>
      ) : null}
    </output>
  );
}
