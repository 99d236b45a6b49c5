// What of stored orders must be seen before a step, with its words; and what of it somebody has not seen.

import { desc, inArray } from 'drizzle-orm';
import type { Locale } from '../../../../kit/core/locale.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { toVerdictViews } from '../../../global-services/server/api.ts';
import {
  type Action,
  isFinal,
  type Mind,
  mindedAt,
  mindsOf,
  openQuestionIn,
  writeSaid,
} from '../../domain/index.ts';
import { orderMessages } from '../tables.ts';
import type { Order } from './orders-repo.ts';

type Message = typeof orderMessages.$inferSelect;
type Talk = { readonly waiting: Message | undefined; readonly asked: Message | undefined };

/** With what it says, in the reader's language where it is ours to say. */
type SaidMind = Mind & { readonly name: string; readonly text: string };

/** By order; what is over is minded no more. */
export async function readMinds(
  db: Executor,
  found: readonly Order[],
  locale: Locale,
): Promise<ReadonlyMap<string, readonly SaidMind[]>> {
  const open = found.filter(({ stage }) => !isFinal(stage));
  const messages = await listTalk(db, open);
  return new Map(
    open.map((order) => [order.id, saidOf(order, talkOf(order, messages.get(order.id)), locale)]),
  );
}

/** Of the minds of a step those whose keys were not named, under the lock of the order. */
export async function unseenOf(
  tx: Executor,
  order: Order,
  { action, seen }: { readonly action: Action; readonly seen: readonly string[] },
): Promise<readonly Mind[]> {
  if (mindedAt(action, [{ of: 'unanswered' }]).length === 0) return [];
  const talk = talkOf(order, (await listTalk(tx, [order])).get(order.id));
  return mindedAt(action, mindsOf(factsOf(order, talk))).filter(({ key }) => !seen.includes(key));
}

async function listTalk(
  db: Executor,
  found: readonly Order[],
): Promise<ReadonlyMap<string, readonly Message[]>> {
  if (found.length === 0) return new Map();
  const ids = found.map(({ id }) => id);
  const messages = await db
    .select()
    .from(orderMessages)
    .where(inArray(orderMessages.orderId, ids))
    .orderBy(desc(orderMessages.createdAt), desc(orderMessages.id));
  return Map.groupBy(messages, ({ orderId }) => orderId);
}

function talkOf({ unansweredSince }: Order, messages: readonly Message[] = []): Talk {
  return {
    waiting: unansweredSince === null ? undefined : messages.find(({ isOperator }) => !isOperator),
    asked: openQuestionIn(messages),
  };
}

const factsOf = ({ request, price, requirements }: Order, { waiting, asked }: Talk) => ({
  things: request.items,
  verdicts: price.verdicts,
  requirements,
  waiting: waiting?.id ?? null,
  asked: asked?.id ?? null,
});

function saidOf(order: Order, talk: Talk, locale: Locale): readonly SaidMind[] {
  const { request, price, requirements } = order;
  const verdicts = toVerdictViews(price.verdicts, locale);
  const said = (message: Message | undefined) => (message ? writeSaid(message, locale) : '');
  return mindsOf(factsOf(order, talk)).map((mind): SaidMind => {
    const name = mind.item === null ? '' : (request.items[mind.item]?.name ?? '');
    switch (mind.of) {
      case 'unanswered':
        return { ...mind, name, text: said(talk.waiting) };
      case 'asked':
        return { ...mind, name, text: said(talk.asked) };
      case 'wish':
        return { ...mind, name, text: requirements };
      case 'size':
        return { ...mind, name, text: '' };
      case 'verdict': {
        const verdict = verdicts.find(({ item, rule }) => mind.key === `verdict:${item}:${rule}`);
        return { ...mind, name: verdict?.name ?? name, text: verdict?.reason ?? '' };
      }
    }
  });
}
