// Amounts of yuan as admins type them.

/** Fen; null for an empty field, undefined for what is no amount. A comma counts as a point. */
export function parseYuan(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  const [, yuan = '', fen = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return yuan === '' ? undefined : Number(yuan) * 100 + Number(fen.padEnd(2, '0'));
}

/** As a field begins with it: no grouping, no more places than it needs. */
export const typeYuan = (fen: number | null): string => (fen === null ? '' : String(fen / 100));
