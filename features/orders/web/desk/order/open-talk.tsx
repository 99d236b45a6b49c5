// What is still open between the buyer and us, told where something is done that cannot wait for it.

import { useInfiniteQuery } from '@tanstack/react-query';
import { locale } from '../../../../../kit/web/i18n.ts';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { openQuestionOf } from '../../../domain/messages/open-question.ts';
import { writePhrase } from '../../../domain/messages/phrases.ts';
import { type DeskOrder, messagesQuery, type OrderMessage } from '../../queries.ts';
import { t } from '../../texts.ts';
import { ageText } from '../list/age.tsx';

type OpenTalkProps = {
  readonly order: DeskOrder;
  /** In a dialog, which covers where the page tells of a request to cancel. */
  readonly isDialog?: boolean;
};

export function OpenTalk({ order, isDialog = false }: OpenTalkProps) {
  const { id, unansweredSince, cancelAsked } = order;
  // The page lists the messages, too, and asks for them once.
  const messages = useInfiniteQuery(messagesQuery(id, 'operator')).data?.pages[0]?.messages ?? [];
  const asked = openQuestionOf(messages, locale);
  const lines = [
    ...(cancelAsked === null || !isDialog ? [] : [t('desk.cancelAsked', { reason: cancelAsked.reason })]),
    ...(unansweredSince === null ? [] : [waitsText(unansweredSince, messages)]),
    ...(asked === undefined ? [] : [t('desk.askedOpen', { text: asked })]),
  ];
  if (lines.length === 0) return null;
  return (
    <Notice tone="retry">
      {lines.map((line) => (
        <p key={line} className="break-words">
          {line}
        </p>
      ))}
    </Notice>
  );
}

function waitsText(since: string, messages: readonly OrderMessage[]): string {
  const latest = messages.find(({ isOperator }) => !isOperator);
  const said = latest && [latest.phrase && writePhrase(latest.phrase, locale), latest.text];
  const text = said?.filter(Boolean).join(' ') ?? '';
  const waits = t('desk.waitsSince', { age: ageText(since) });
  return text === '' ? waits : `${waits} ${t('desk.waitsFor', { text })}`;
}
