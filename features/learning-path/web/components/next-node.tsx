// The node that the path recommends first, on the pages of other features: what it is, why, and the way there.

import { Why } from '../../../../kit/web/ui/text/why.tsx';
import { reasonText } from '../node-texts.ts';
import type { LearningPath } from '../queries.ts';
import { t } from '../texts.ts';
import { AllDone } from './all-done.tsx';
import { NodeName } from './node-name.tsx';
import { ToNode } from './recommendations-tab.tsx';

export function NextNode({ path: { nodes, recommendations } }: { readonly path: LearningPath }) {
  const [first] = recommendations;
  const node = nodes.find(({ id }) => id === first?.node);
  if (!first || !node) return <AllDone />;
  return (
    <div className="mt-2 grid gap-3">
      <p className="text-small text-muted">{t(`kinds.${node.kind}`)}</p>
      <div>
        <NodeName node={node} size="large" />
      </div>
      <ul className="grid gap-1">
        {first.reasons.map((reason) => (
          <li key={reason.kind}>
            <Why kind="now">{reasonText(reason, nodes)}</Why>
          </li>
        ))}
      </ul>
      <div>
        <ToNode node={node} isFirst />
      </div>
    </div>
  );
}
