// The path by level: completed levels are folded up, and the place where the learner stands comes into sight.

import { useEffect, useRef } from 'react';
import { LEARNER_LEVELS, type LearnerLevel } from '../../../learner-settings/domain/index.ts';
import { OwnLevel } from '../../../placement/web/api.ts';
import { FollowedPlan } from '../../../plans/web/api.ts';
import type { LearningPath, PathNode } from '../queries.ts';
import { t } from '../texts.ts';
import { AllDone } from './all-done.tsx';
import { CurrentNode } from './current-node.tsx';
import { NodeRow } from './node-row.tsx';

export function PathTab({ path }: { readonly path: LearningPath }) {
  const { nodes, current } = path;
  const levels = LEARNER_LEVELS.filter((level) => nodes.some((node) => node.level === level));
  const here = nodes.find(({ id }) => id === current)?.level;
  return (
    <div className="grid gap-4">
      <OwnLevel />
      <FollowedPlan />
      {current === null ? <AllDone /> : null}
      {levels.map((level) => (
        <Level key={level} level={level} path={path} isOpen={level === here} />
      ))}
    </div>
  );
}

type LevelProps = { readonly level: LearnerLevel; readonly path: LearningPath; readonly isOpen: boolean };

function Level({ level, path, isOpen }: LevelProps) {
  const own = path.nodes.filter((node) => node.level === level);
  const done = own.filter(({ state }) => state === 'completed').length;
  return (
    <details open={isOpen} className="rounded-soft border border-line bg-surface">
      <summary className="flex min-h-14 items-baseline justify-between gap-4 px-4 py-3.5 tablet:px-5">
        <h2 className="font-serif text-lead font-bold">{t(`levels.${level}`)}</h2>
        <span className="text-small text-muted tabular-nums">
          {t('level.done', { count: done, of: own.length })}
        </span>
      </summary>
      <ol className="px-2 pb-4 tablet:px-4">
        {own.map((node) => (
          <li key={node.id}>
            <Place node={node} path={path} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Place({ node, path }: { readonly node: PathNode; readonly path: LearningPath }) {
  const row = useRef<HTMLDivElement>(null);
  const isHere = node.id === path.current;
  useEffect(() => {
    if (!isHere || !row.current) return;
    const { bottom } = row.current.getBoundingClientRect();
    // What the bottom bar covers is not in sight.
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
    if (bottom > innerHeight - covered) row.current.scrollIntoView({ block: 'center' });
  }, [isHere]);
  return (
    <div ref={row}>
      {isHere ? <CurrentNode node={node} path={path} /> : <NodeRow node={node} nodes={path.nodes} />}
    </div>
  );
}
