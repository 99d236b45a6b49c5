// Another address for an order that has not left yet, by its buyer or by an operator for them.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import {
  type Address,
  type AddressProblem,
  checkAddress,
  type Reason,
  type Stage,
} from '../../domain/index.ts';
import { replaceAddress, storeAddress } from '../addresses/addresses.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Step } from './change-order.ts';
import type { OrderChange } from './orders-repo.ts';

export type AddressInvalid = Failure<'address_invalid', { readonly fields: readonly AddressProblem[] }>;

type Changing = {
  readonly address: Address;
  readonly owner: UserId;
  /** Where it went is offered no more, though other orders have gone there. */
  readonly isReplaced?: boolean;
};

type NotThere = {
  readonly ok: false;
  readonly error: Failure<'not_allowed', { readonly reason: Reason; readonly stage: Stage }>;
};

/** What is set of the order. It goes to the same country, by whose tariff it was paid; `owner` keeps the address. */
export async function changeAddress(
  tx: Executor,
  deps: OrdersDeps,
  { order: { id: orderId, request, addressId }, now }: Step,
  { address, owner, isReplaced = false }: Changing,
): Promise<Result<OrderChange, AddressInvalid>> {
  const wrong = checkAddress(address);
  const fields: readonly AddressProblem[] =
    address.country === request.country ? wrong : [{ field: 'country', problem: 'unfit' }, ...wrong];
  if (fields.length > 0) return err('address_invalid', { fields });
  const changed = await storeAddress(tx, deps, { userId: owner, address, now });
  if (addressId !== null && addressId !== changed)
    await replaceAddress(tx, { userId: owner, id: addressId, orderId, isReplaced });
  return ok({ addressId: changed, addressAskedAt: null });
}

/** Only what goes to the same place goes elsewhere with it, and nobody else's order. */
export function strangeIn({ order: { stage }, parcel }: Step): NotThere | undefined {
  const [first] = parcel;
  if (parcel.some(({ payerId }) => payerId !== first?.payerId))
    return err('not_allowed', { reason: 'other_buyer', stage });
  if (parcel.some(({ addressId }) => addressId !== first?.addressId))
    return err('not_allowed', { reason: 'other_address', stage });
  return undefined;
}
