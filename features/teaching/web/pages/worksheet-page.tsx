// A worksheet of the words of an assignment, to be printed: strokes to follow, sentences to complete.

import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Switch } from '../../../../kit/web/ui/fields/switch.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { nameOf } from '../assignments/assignment-name.ts';
import { assignmentQuery, type Practice } from '../queries.ts';
import { t } from '../texts.ts';
import { Answers, Gaps } from '../worksheet/gaps.tsx';
import { type Sheet, sheetQuery } from '../worksheet/sheet.ts';
import { StrokeRows } from '../worksheet/stroke-rows.tsx';

export function WorksheetPage() {
  const { id = '', assignmentId = '' } = useParams();
  const query = useQuery(assignmentQuery(id, assignmentId));
  return (
    <Page
      title={query.data ? nameOf(query.data.assignment) : t('sheet.title')}
      {...(query.data ? { lead: query.data.className } : {})}
      back={{ to: `/teaching/classes/${id}/assignments/${assignmentId}`, label: t('sheet.back') }}
    >
      <QueryPart query={query} failed={t('assign.oneFailed')} lines={8}>
        {({ practice }) =>
          practice.words.length === 0 ? (
            <p className="text-muted">{t('sheet.none')}</p>
          ) : (
            <Made practice={practice} />
          )
        }
      </QueryPart>
    </Page>
  );
}

function Made({ practice }: { readonly practice: Practice }) {
  const query = useQuery(sheetQuery(practice));
  return (
    <QueryPart query={query} failed={t('sheet.failed')} lines={12}>
      {(sheet) => <Paper sheet={sheet} />}
    </QueryPart>
  );
}

function Paper({ sheet: { words, clozes, left, ...sheet } }: { readonly sheet: Sheet }) {
  const [hasStrokes, setStrokes] = useState(true);
  const [hasGaps, setGaps] = useState(true);
  const [hasPinyin, setPinyin] = useState(sheet.hasPinyin);
  const [hasAnswers, setAnswers] = useState(true);
  return (
    <div className="space-y-10 print:space-y-4">
      <div className="grid gap-3 print:hidden">
        <Switch label={t('sheet.strokes')} checked={hasStrokes} onChange={setStrokes} />
        <Switch label={t('sheet.gaps')} checked={hasGaps} onChange={setGaps} />
        {hasGaps ? <Switch label={t('sheet.pinyin')} checked={hasPinyin} onChange={setPinyin} /> : null}
        <Switch label={t('sheet.withAnswers')} checked={hasAnswers} onChange={setAnswers} />
        <div>
          <Button
            look="primary"
            icon={<Printer aria-hidden="true" size={18} />}
            onClick={() => window.print()}
          >
            {t('sheet.print')}
          </Button>
        </div>
      </div>
      <p className="flex gap-8">
        <span className="grow border-b border-line-strong">{t('sheet.name')}</span>
        <span className="w-40 border-b border-line-strong">{t('sheet.date')}</span>
      </p>
      {hasStrokes ? (
        <Section title={t('sheet.strokes')}>
          <ul>
            {words.map((word) => (
              <StrokeRows key={word.word} word={word} />
            ))}
          </ul>
        </Section>
      ) : null}
      {hasGaps ? <Gaps clozes={clozes} left={left} hasPinyin={hasPinyin} /> : null}
      {hasGaps && hasAnswers ? <Answers clozes={clozes} left={left} /> : null}
    </div>
  );
}
