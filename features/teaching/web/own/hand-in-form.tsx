// What a learner handed in, what the teacher said to it, and the form for as long as it can be handed in.

import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { canHandIn } from '../../domain/assignment.ts';
import { SpottedText } from '../marking/spotted-text.tsx';
import type { OwnAssignment } from '../queries.ts';
import { readWriting } from '../stored-writing.ts';
import { t } from '../texts.ts';
import { HandedIn } from './handed-in-notice.tsx';
import { WriteForm } from './write-form.tsx';

export function HandInForm({ assignment }: { readonly assignment: OwnAssignment }) {
  const { handIn, withdrawnAt } = assignment;
  const isOpen = withdrawnAt === null && canHandIn(handIn?.mark ?? null);
  return (
    <div className="mt-4 grid gap-4">
      {handIn?.mark ? (
        <Notice tone={handIn.mark === 'again' ? 'retry' : 'good'} title={t(`marks.${handIn.mark}`)}>
          {handIn.remark === '' ? null : (
            <p className="wrap-anywhere whitespace-pre-line">
              <MixedText text={handIn.remark} />
            </p>
          )}
        </Notice>
      ) : null}
      {isOpen && handIn && handIn.spots.length > 0 ? (
        <SpottedText text={handIn.text} spots={handIn.spots} />
      ) : null}
      {isOpen ? (
        <WriteForm key={handIn?.version ?? 0} assignment={assignment} />
      ) : (
        <>
          {handIn && handIn.mark === null ? <HandedIn handIn={handIn} /> : null}
          {handIn ? <SpottedText text={handIn.text} spots={handIn.spots} /> : null}
        </>
      )}
      {withdrawnAt === null ? null : <Unsent of={assignment.id} />}
    </div>
  );
}

/** What was being written when the teacher took the assignment back. */
function Unsent({ of }: { readonly of: string }) {
  const text = readWriting(of);
  if (text === null || text.trim() === '') return null;
  return (
    <div>
      <p className="text-small text-muted">{t('own.unsent')}</p>
      <p className="mt-2 max-w-prose text-hanzi wrap-anywhere whitespace-pre-line">
        <MixedText text={text} />
      </p>
    </div>
  );
}
