// What a model was asked, word for word, and what became of it; or what one would have been asked.

import { CallFigures, showOutcome } from '../../../ai-services/web/api.ts';
import { t } from '../texts.ts';
import { Folded } from './folded.tsx';
import type { TrialTurn } from './queries.ts';

type Question = TrialTurn['questions'][number];
type QuestionPartProps = { readonly question: Question; readonly place: number };

export function QuestionPart({ question: { version, messages, call }, place }: QuestionPartProps) {
  return (
    <>
      {call === null ? null : (
        <div className="rounded-soft border border-line px-3 py-2">
          <p className="font-medium break-words">
            {call.provider} · {call.model} · {showOutcome(call.outcome)}
          </p>
          {call.detail === null ? null : <p className="break-words text-muted">{call.detail}</p>}
          <CallFigures call={call} />
        </div>
      )}
      <Folded
        title={t(call === null ? 'trial.promptUnasked' : 'trial.prompt', { number: place + 1, version })}
        isOpen={false}
      >
        <ol className="grid gap-3">
          {messages.map(({ role, content }, index) => (
            // Messages of a question never change their places.
            <li key={`${index} ${role}`}>
              <p className="text-caption font-bold text-muted">{role}</p>
              {/* Focusable, so that arrows scroll it. */}
              <pre
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
                className="max-h-80 overflow-y-auto rounded-soft bg-raised p-3 font-mono text-caption break-words whitespace-pre-wrap"
              >
                {content}
              </pre>
            </li>
          ))}
        </ol>
      </Folded>
    </>
  );
}
