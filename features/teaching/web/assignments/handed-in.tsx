// The texts that were handed in, each with the form for a mark and a remark; those that wait stand first.

import { useState } from 'react';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { withWords } from '../../domain/spots.ts';
import { LearnerLink } from '../components/learner-link.tsx';
import type { Assignment, HandIn, Result } from '../queries.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';
import { MarkForm, markKey } from './mark-form.tsx';
import { SpottedText } from './spotted-text.tsx';
import { type BegunMark, readBegunMark } from './stored-mark.ts';

type Marked = Pick<Assignment, 'id' | 'classId' | 'withdrawnAt'>;
type HandedInProps = { readonly assignment: Marked; readonly results: readonly Result[] };

export function HandedIn({ assignment, results }: HandedInProps) {
  const texts = results.flatMap(({ id, name, handIn }) => (handIn ? [{ id, name, handIn }] : []));
  // As it was when the page opened: a mark that is sent must not push the next form under the hand.
  const [waiting] = useState(
    () => new Set(texts.filter(({ handIn }) => handIn.mark === null).map(({ id }) => id)),
  );
  const sorted = texts.toSorted((a, b) => Number(waiting.has(b.id)) - Number(waiting.has(a.id)));
  return (
    <Section title={t('marking.title')}>
      {sorted.length === 0 ? <p className="text-muted">{t('marking.none')}</p> : null}
      <ul className="grid gap-6">
        {sorted.map(({ id, name, handIn }) => (
          <li key={id} className="rounded-soft border border-line bg-surface p-5">
            <LearnerLink classId={assignment.classId} id={id} name={name} />
            {assignment.withdrawnAt === null ? (
              <OneText assignment={assignment} learner={{ id, name }} handIn={handIn} />
            ) : (
              <Text handIn={handIn} />
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
  const key = markKey(assignment.id, learner.id);
  const [begun, setBegun] = useState<BegunMark | undefined>(() => readBegunMark(key));
  const [isSent, setSent] = useState(false);
  const [read, setRead] = useState<HandIn>();
  const isReplaced = read !== undefined && read.version !== handIn.version;
  const begin = () => {
    setSent(false);
    if (begun) return;
    setRead(handIn);
    const { version, mark, remark, text, spots } = handIn;
    setBegun({ version, mark, remark, spots: withWords(text, spots) });
  };
  const settle = () => {
    setRead(undefined);
    setBegun(undefined);
    setSent(true);
  };
  return (
    <>
      {isReplaced ? (
        <>
          <Text handIn={read} title={t('marking.readVersion')} />
          <TextHead handIn={handIn} title={t('marking.newVersion')} />
        </>
      ) : (
        <TextHead handIn={handIn} />
      )}
      <MarkForm
        // What was begun stays under the hand, whatever is handed in.
        key={begun?.version ?? handIn.version}
        assignment={assignment}
        learner={learner}
        handIn={handIn}
        begun={begun}
        isSent={isSent}
        onBegin={begin}
        onSent={settle}
      />
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
