// An amount of yuan as a person types it.

const AMOUNT = /^(\d{1,8})(?:[.,](\d{1,2}))?$/;

/** In fen; undefined for what is no amount with at most two decimals. A comma is a point: no thousands are marked. */
export function parseYuan(typed: string): number | undefined {
  const [, whole, decimals = ''] = AMOUNT.exec(typed.trim()) ?? [];
  return whole === undefined ? undefined : Number(whole + decimals.padEnd(2, '0'));
}
