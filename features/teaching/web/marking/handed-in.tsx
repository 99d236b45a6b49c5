// The texts that were handed in, each with the form for a mark and a remark; they keep their order, and what is marked is folded.

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { LearnerLink } from '../components/learner-link.tsx';
import type { Assignment, HandIn, Result } from '../queries.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';
import { MarkForm } from './mark-form.tsx';
import { SpottedText } from './spotted-text.tsx';
import { markKey } from './stored-mark.ts';
import { useBegunMark } from './use-begun-mark.ts';

type Marked = Pick<Assignment, 'id' | 'classId' | 'withdrawnAt'>;
type HandedInProps = { readonly assignment: Marked; readonly results: readonly Result[] };

export function HandedIn({ assignment, results }: HandedInProps) {
  const texts = results.flatMap(({ id, name, handIn }) => (handIn ? [{ id, name, handIn }] : []));
  return (
    <Section title={t('marking.title')}>
      {texts.length === 0 ? <p className="text-muted">{t('marking.none')}</p> : null}
      <ul className="grid gap-6">
        {texts.map(({ id, name, handIn }) => (
          <li key={id} className="rounded-soft border border-line bg-surface p-5">
            {assignment.withdrawnAt === null ? (
              <OneText assignment={assignment} learner={{ id, name }} handIn={handIn} />
            ) : (
              <>
                <LearnerLink classId={assignment.classId} id={id} name={name} />
                <Text handIn={handIn} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type OneTextProps = {
  readonly assignment: Marked;
  readonly learner: Pick<Result, 'id' | 'name'>;
  readonly handIn: HandIn;
};

/** Until a mark is begun, the newest version stands there; from then on also the one that it was begun with. */
function OneText({ assignment, learner, handIn }: OneTextProps) {
  const state = useBegunMark(markKey(assignment.id, learner.id), handIn);
  const { begun, read, round } = state;
  const isSettled = handIn.mark !== null && begun === undefined;
  // As it was when the page opened: a mark that is sent must not push the next form under the hand.
  const [isUnfolded, setUnfolded] = useState(!isSettled);
  const isOpen = isUnfolded || !isSettled;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <LearnerLink classId={assignment.classId} id={learner.id} name={learner.name} />
        {begun ? <Badge tone="info">{t('marking.draft')}</Badge> : null}
        {isOpen || handIn.mark === null ? null : (
          <span className="text-small text-muted">{t(`marks.${handIn.mark}`)}</span>
        )}
        {isSettled ? (
          <span className="ms-auto">
            <Button
              look="ghost"
              aria-expanded={isOpen}
              aria-label={t(isOpen ? 'marking.foldNamed' : 'marking.unfoldNamed', { name: learner.name })}
              icon={<ChevronDown aria-hidden="true" size={18} className={isOpen ? 'rotate-180' : ''} />}
              onClick={() => setUnfolded(!isOpen)}
            >
              {t(isOpen ? 'marking.fold' : 'marking.unfold')}
            </Button>
          </span>
        ) : null}
      </div>
      {isOpen ? (
        <>
          {read ? (
            <>
              <Text handIn={read} title={t('marking.readVersion')} />
              <TextHead handIn={handIn} title={t('marking.newVersion')} />
            </>
          ) : (
            <TextHead handIn={handIn} />
          )}
          {/* What was begun stays under the hand, whatever is handed in. */}
          <MarkForm key={round} assignment={assignment} learner={learner} handIn={handIn} state={state} />
        </>
      ) : null}
    </>
  );
}

type TextProps = { readonly handIn: HandIn; readonly title?: string };

function Text(props: TextProps) {
  const { text, spots } = props.handIn;
  return (
    <>
      <TextHead {...props} />
      <div className="mb-4">
        <SpottedText text={text} spots={spots} />
      </div>
    </>
  );
}

function TextHead({ handIn: { handedInAt, mark, remark }, title }: TextProps) {
  return (
    <div className="mb-4 min-w-0">
      {title === undefined ? null : <h3 className="mt-2 font-bold">{title}</h3>}
      <p className="text-small text-muted">{t('marking.at', { date: showMoment(handedInAt) })}</p>
      {mark === null ? null : (
        <p className="text-small text-muted wrap-anywhere">
          {[t(`marks.${mark}`), remark].filter((part) => part !== '').join(' · ')}
        </p>
      )}
    </div>
  );
}
