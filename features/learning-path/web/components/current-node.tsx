// Where the learner stands: the node itself, why it comes next, and the one step on.

import { Why } from '../../../../kit/web/ui/text/why.tsx';
import { hasTest, reasonText, shareText } from '../node-texts.ts';
import type { LearningPath, PathNode } from '../queries.ts';
import { t } from '../texts.ts';
import { NodeName } from './node-name.tsx';
import { ToNode } from './recommendations-tab.tsx';
import { TestOut } from './test-out.tsx';

type CurrentNodeProps = { readonly node: PathNode; readonly path: LearningPath };

export function CurrentNode({ node, path: { nodes, recommendations } }: CurrentNodeProps) {
  const reasons = recommendations.find((each) => each.node === node.id)?.reasons ?? [];
  return (
    <section
      aria-current="step"
      aria-label={t('here')}
      className="my-2 grid gap-4 rounded-soft border-2 border-seal-mark bg-ground p-4 tablet:grid-cols-[1fr_auto] tablet:items-end tablet:p-5"
    >
      <div className="min-w-0">
        <p className="mb-1 text-small font-bold text-muted">
          {t('here')} · {t(`kinds.${node.kind}`)}
        </p>
        <NodeName node={node} size="large" />
        <div className="mt-3 grid gap-1">
          {reasons.map((reason) => (
            <Why key={reason.kind} kind="now">
              {reasonText(reason, nodes)}
            </Why>
          ))}
        </div>
        {node.isBegun && node.share > 0 ? (
          <p className="mt-2 text-small tabular-nums">{shareText(node)}</p>
        ) : null}
      </div>
      <div className="grid gap-1 tablet:justify-items-end">
        <div>
          <ToNode node={node} isFirst />
        </div>
        {hasTest(node) ? <TestOut node={node} /> : null}
      </div>
    </section>
  );
}
