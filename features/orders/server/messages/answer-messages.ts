// How the calls about messages answer, the buyer's and the operators' alike.

import { readPage } from '../../../../kit/server/db/page-cursor.ts';
import { findLocale, namesOf } from '../../../account/server/api.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../orders/orders-repo.ts';
import { type ChangeErrors, throwUpload, type UploadErrors } from '../refusals.ts';
import { isTranslatable } from '../views/wish-view.ts';
import { readDeskLanguages } from './desk-languages.ts';
import { listMessages, type NewMessage, viewMessages, writeMessage } from './messages.ts';

/** The newest first, with the languages in which both sides read. */
export async function answerMessages(
  deps: OrdersDeps,
  { id: orderId, userId }: Order,
  { cursor, side }: { readonly cursor: string | undefined; readonly side: 'buyer' | 'operator' },
) {
  const { rows, nextCursor } = await readPage({
    cursor,
    read: (page) => listMessages(deps, { orderId, ...page }),
  });
  const [messages, buyer, desk, canTranslate] = await Promise.all([
    viewMessages(deps, rows, new Date()),
    userId === null ? undefined : findLocale(deps.db, userId),
    readDeskLanguages(deps.db),
    side === 'operator' && isTranslatable(deps),
  ]);
  return { messages, languages: { buyer: buyer ?? null, desk }, isTranslatable: canTranslate, nextCursor };
}

type WriteErrors = UploadErrors &
  Pick<ChangeErrors, 'NOT_ALLOWED'> & {
    /** Only to operators. */
    readonly ANSWERED_ALREADY?: (options: {
      readonly data: { readonly by: string; readonly at: string };
    }) => Error;
  };

/** The message as it stands there; throws what the contract declares where it was not taken. */
export async function answerWritten(
  deps: OrdersDeps,
  order: Order,
  { message, errors }: { readonly message: NewMessage; readonly errors: WriteErrors },
) {
  const written = await writeMessage(deps, order, message);
  if (!written.ok) {
    if (written.error.code === 'nothing_said' || written.error.code === 'message_taken') {
      throw errors.NOT_ALLOWED({ data: { reason: 'nothing_said', stage: order.stage } });
    }
    if (written.error.code === 'answered_already') {
      const { by, at } = written.error.data;
      const name = by === null ? '' : ((await namesOf(deps.db, [by])).get(by) ?? '');
      throw errors.ANSWERED_ALREADY?.({ data: { by: name, at: at.toISOString() } });
    }
    return throwUpload(written.error, errors);
  }
  const [shown] = await viewMessages(deps, [written.value], new Date());
  if (!shown) throw new Error('one message has one view');
  return shown;
}
