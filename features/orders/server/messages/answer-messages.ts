// How the calls about messages answer, the buyer's and the operators' alike.

import { readPage } from '../../../../kit/server/db/page-cursor.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../orders/orders-repo.ts';
import { type ChangeErrors, throwUpload, type UploadErrors } from '../refusals.ts';
import { listMessages, type NewMessage, viewMessages, writeMessage } from './messages.ts';

export async function answerMessages(deps: OrdersDeps, { id: orderId }: Order, cursor: string | undefined) {
  const { rows, nextCursor } = await readPage({
    cursor,
    read: (page) => listMessages(deps, { orderId, ...page }),
  });
  return { messages: await viewMessages(deps, rows, new Date()), nextCursor };
}

type WriteErrors = UploadErrors & Pick<ChangeErrors, 'NOT_ALLOWED'>;

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
    return throwUpload(written.error, errors);
  }
  const [shown] = await viewMessages(deps, [written.value], new Date());
  if (!shown) throw new Error('one message has one view');
  return shown;
}
