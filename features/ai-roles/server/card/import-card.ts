// Makes a role of a card, under an id that is free.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { AuditActor } from '../../../audit/server/api.ts';
import { makeDraft } from '../../../drafts/server/api.ts';
import type { CardRefusal } from '../../domain/card/limits.ts';
import type { RoleDrafts } from '../role-drafts.ts';
import { readCardFile } from './read-card-file.ts';

type Import = {
  readonly file: Uint8Array;
  readonly note: string;
  readonly actor: AuditActor;
};

type Imported = { readonly id: string; readonly isOurs: boolean };
type Refused = Failure<'refused', { readonly reason: CardRefusal; readonly place: string }>;

/** So many roles of one name are more than an installation has. */
const TRIES = 301;

/** Nothing is stored of a card that is refused. */
export async function importCard(
  drafts: RoleDrafts,
  { file, ...written }: Import,
): Promise<Result<Imported, Refused | Failure<'too_many'>>> {
  const read = readCardFile(file);
  if (!read.ok) return err('refused', { reason: read.error.code, place: read.error.data });
  const { id: wish, draft, card, isOurs } = read.value;
  for (let number = 1; number <= TRIES; number += 1) {
    const id = number === 1 ? wish : `${wish}-${number}`;
    const made = await makeDraft(drafts, { ...written, id, draft, attachment: card });
    if (made.ok) return ok({ id, isOurs });
    if (made.error.code === 'too_many') return err('too_many');
  }
  return err('too_many');
}
