// What the engine decided on a turn, before anybody put it into words. Codes stand as they are: they are the engine's names.

import type { ReactNode } from 'react';
import { locale } from '../../../../kit/web/i18n.ts';
import { Fix } from '../../../tutor-chat/web/api.ts';
import { t } from '../texts.ts';
import { Folded } from './folded.tsx';
import type { TrialTurn } from './queries.ts';

type DecisionPartProps = { readonly turn: TrialTurn; readonly isOpen: boolean };

export function DecisionPart({ turn: { decision }, isOpen }: DecisionPartProps) {
  const { move, ask, accepted, aided, end, recast, corrections, goals, recorded, script } = decision;
  return (
    <Folded title={t('trial.decision', { move })} isOpen={isOpen}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        <Row name={t('trial.open')}>{ask ?? t('trial.none')}</Row>
        <Row name={t('trial.accepted')}>{acceptedText(accepted)}</Row>
        <Row name={t('trial.aided')}>{aided}</Row>
        {end === null ? null : <Row name={t('trial.end')}>{end}</Row>}
        {recast === null ? null : (
          <Row name={t('trial.recast')}>
            <span lang="zh-Hans">{recast}</span>
          </Row>
        )}
        <Row name={t('trial.corrections')}>
          <Listed items={corrections.map((one) => `${one.start} ${one.point}`)}>
            {corrections.map((one) => (
              <li key={`${one.start} ${one.point}`}>
                <Fix {...one} />
                <span className="text-muted">
                  {one.point} · {one.kind} · {one.reason[locale]}
                </span>
              </li>
            ))}
          </Listed>
        </Row>
        <Row name={t('trial.goals')}>
          <Listed items={goals.map(({ id }) => id)}>
            {goals.map((goal) => (
              <li key={goal.id}>
                {goal.id} · {goal.state} · {goal.aided}
              </li>
            ))}
          </Listed>
        </Row>
        <Row name={t('trial.recorded')}>
          <Listed items={recorded.map(({ kind, what }) => `${kind} ${what}`)}>
            {recorded.map(({ kind, what, aided: help, evidence }) => (
              <li key={`${kind} ${what} ${evidence}`}>
                {kind} · <span lang="zh-Hans">{what}</span> · {help}
                {evidence === '' ? null : <span lang="zh-Hans"> · {evidence}</span>}
              </li>
            ))}
          </Listed>
        </Row>
        <Row name={t('trial.script')}>
          <span lang="zh-Hans">{script.map(({ zh }) => zh).join('')}</span>
        </Row>
      </dl>
    </Folded>
  );
}

function acceptedText(accepted: boolean | null): string {
  if (accepted === null) return t('trial.noAttempt');
  return t(accepted ? 'trial.yes' : 'trial.no');
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

type ListedProps = { readonly items: readonly string[]; readonly children: ReactNode };

function Listed({ items, children }: ListedProps) {
  return items.length === 0 ? t('trial.none') : <ul className="grid gap-1">{children}</ul>;
}
